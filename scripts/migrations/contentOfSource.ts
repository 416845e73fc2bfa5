import { readTag } from "../../node/commands/import/text/readTag";
import type { SourceKind } from "../../node/commands/import/importedPage";
import { wordsOf, type Content } from "./content";

/** Attributes of components whose words readers see. */
const shown = ["title", "label", "text", "description", "summary", "alt"];
const pictures = ["img", "Image", "ThemedImage", "IdealImage"];
const boxes = ["Admonition", "Aside"];
const boxMark = /^[ \t>]*:{3,}[ \t]*(?:note|tip|info|warning|danger|caution|important|success|secondary)\b/gim;
const alertMark = /^\s*>\s*\[!(?:note|tip|important|warning|caution)\]/gim;
/** Comments in code that no page shows: they mark lines, or include a file. */
const codeMarks =
  /^.*highlight-(?:next-line|start|end).*$|(?:\/\/|#|<!--|\/\*)?\s*\[!code [^\]]*\]\s*(?:-->|\*\/)?|^\s*<!--\s*@include:.*-->/gm;
const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " ", copy: "©" };

interface Count {
  text: string;
  pictures: number;
  boxes: number;
  tabs: number;
}

/**
 * Finds what readers of the other site see on a page, from its source. Shares no converter with the
 * import, so that both do not make the same mistake.
 */
export function contentOfSource(body: string, kind: SourceKind): Content {
  const count: Count = { text: "", pictures: 0, boxes: 0, tabs: 0 };
  const isBraces = kind !== "vitepress";
  let prose: string[] = [];
  const endProse = () => {
    addProse(prose.join("\n"), isBraces, count);
    prose = [];
  };
  let inGroup = false;
  const lines = body.replaceAll("\r\n", "\n").split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, mark = "", info = ""] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (/^[\s>]*:{3,}/.test(line)) inGroup = /:{3,}\s*code-group/.test(line);
    if (mark === "" || (mark.startsWith("`") && info.includes("`"))) {
      const end = endOfComment(lines, at);
      prose.push(...lines.slice(at, end + 1));
      at = end;
      continue;
    }
    const closing = new RegExp(`^[\\s>]*${mark}${mark[0] ?? ""}*\\s*$`);
    const found = lines.findIndex((other, index) => index > at && closing.test(other));
    const end = found === -1 ? lines.length : found;
    const code = lines.slice(at + 1, end).join("\n");
    at = end;
    if (info.includes("mdx-code-block")) {
      prose.push(code);
      continue;
    }
    endProse();
    count.text += ` ${titleOf(info, inGroup)}\n${code.replace(codeMarks, "")}\n`;
    if (inGroup) count.tabs += 1;
    if (/\bnpm2yarn\b/.test(info)) count.tabs += 3;
  }
  endProse();
  return { words: wordsOf(count.text), pictures: count.pictures, boxes: count.boxes, tabs: count.tabs };
}

/** @returns the last line of the comment that a line begins, which may contain code blocks; otherwise the line itself. */
function endOfComment(lines: readonly string[], at: number): number {
  const line = (lines[at] ?? "").replace(/`[^`]*`/g, "");
  const closing = /<!--(?!.*-->)/.test(line) ? "-->" : /\{\/\*(?!.*\*\/)/.test(line) ? "*/" : undefined;
  if (closing === undefined) return at;
  return Math.max(
    at,
    lines.findIndex((other, index) => index > at && other.includes(closing)),
  );
}

function titleOf(info: string, inGroup: boolean): string {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(info);
  return title?.[1] ?? title?.[2] ?? (inGroup ? /\[([^\]]*)\]/.exec(info)?.[1] : undefined) ?? "";
}

function addProse(given: string, isBraces: boolean, count: Count): void {
  const spans: string[] = [];
  const keep = (text: string) => `\uE000${String.fromCharCode(0xe100 + spans.push(text) - 1)}\uE001`;
  let text = given
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, " ")
    .replace(/(?<![`\\])(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?[^`])\1(?!`)/g, (_, __, code: string) => keep(code))
    .replace(/\\([<{[\]`*_\\])/g, (_, sign: string) => keep(sign === "_" ? "" : sign));
  count.boxes += (text.match(boxMark) ?? []).length + (text.match(alertMark) ?? []).length;
  count.pictures += (text.match(/!\[[^\]]*\](?:\(|\[)/g) ?? []).length;
  text = text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/^import\s[^;]*?from\s+["'][^"']+["'];?$|^import\s+["'][^"']+["'];?$/gm, " ");
  text = isBraces
    ? text.replace(/^export\s[\s\S]*?(?=\n\s*\n|$(?![\s\S]))/gm, " ")
    : text
        .replace(/(\]\([^()\n]*\)|^[\s>]*:{3,}.*\S)\s*\{[^{}\n]*\}/gm, "$1")
        .replace(/(?<![\w:]):[a-z]\w*:(?!\w)/g, " ");
  text = withoutTags(
    text
      .replace(boxMark, " ")
      .replace(alertMark, " ")
      .replace(/^[\s>]*:{3,}[ \t]*(?:details|code-group|v-pre|raw)?/gim, " ")
      .replace(/^[\s>]*\d+[.)](?=\s)/gm, " ")
      .replace(/^\s*(?:<<<.*|\[\[toc\]\])$/gim, " ")
      .replace(/\{\{\s*\$frontmatter\.\w+\s*\}\}/g, " ")
      .replace(/\]\(\s*<?(?:[^()\s]|\([^()\s]*\))*|\]\[[^\]]*\]/g, "] ")
      .replace(/^\s*\[[^\]^]+\]:\s*\S+.*$/gm, " ")
      .replace(/\s\{#[^}]*\}[ \t]*$/gm, " ")
      .replace(/(?<=\p{L})\*{1,2}(?=\p{L})/gu, ""),
    count,
  );
  if (isBraces)
    text = text.replace(/\{\s*(["'`])((?:(?!\1)[^\n])*)\1\s*\}|\{[^{}]*\}/g, (_, __, words?: string) => words ?? " ");
  count.text += `${decode(text).replace(/\uE000(.)\uE001/g, (_, sign: string) => spans[sign.charCodeAt(0) - 0xe100] ?? "")}\n`;
}

/** Replaces tags with those of their words that readers see. */
function withoutTags(text: string, count: Count): string {
  let [plain, last] = ["", 0];
  for (const { index } of text.matchAll(/<\/?[A-Za-z]/g)) {
    const tag = index < last ? null : readTag(text, index);
    if (tag === null) continue;
    if (!tag.isClosing) {
      if (pictures.includes(tag.name)) count.pictures += 1;
      if (boxes.includes(tag.name)) count.boxes += 1;
      if (tag.name === "TabItem") count.tabs += 1;
    }
    const isComponent = /^[A-Z]/.test(tag.name) || tag.name === "img";
    const words = tag.attributes.filter(({ name, kind }) => isComponent && kind === "quoted" && shown.includes(name));
    const data = tag.attributes.flatMap(({ kind, value }) =>
      isComponent && kind === "expression" ? wordsOfData(value ?? "") : [],
    );
    plain += `${text.slice(last, index)} ${[...words.map(({ value }) => value ?? ""), ...data].join(" ")} `;
    last = tag.end;
  }
  return plain + text.slice(last);
}

/** @returns the texts of entries, such as `[{ title: "Words" }]`, which components show as cards or lists. */
function wordsOfData(expression: string): readonly string[] {
  if (!expression.trimStart().startsWith("[")) return [];
  const texts = expression.matchAll(/\b(?:title|label|text|name|description)\s*:\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g);
  return [...texts].map(([, , text = ""]) => text.replace(/\\n/g, " ").replaceAll("\\", ""));
}

function decode(text: string): string {
  return text
    .replace(/&(\w+);/g, (sign, name: string) => entities[name] ?? sign)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}
