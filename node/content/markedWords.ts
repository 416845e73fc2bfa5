import type { Image } from "mdast";
import type { Problem } from "../common/problem";
import { textAttribute, type JsxElement } from "../syntax/tree";
import type { Placed, Report } from "./bodyRules";

/** Checks of words that pages show as plain text, without Markdown. */

/** Such properties of the engine's components. */
const properties = ["title", "label", "note", "who"];

/** Such keys of front matter, of `_category_.yml` and of `sidebar.yml`. */
const keys = ["title", "sidebar_label", "label", "description", "category"];

/**
 * Code, bold and emphasized words, links and pictures. Underscores are left out, because names of programs contain them. Stars of
 * arithmetic (`2**10`) and of file patterns (`**\/*.ts`), and brackets of code (`list[0](x)`), are what they look like.
 */
const marked = new RegExp(
  [
    /(`+)(?<code>[^`\n]+)\1/,
    /(?<![\w*)\]/.])\*\*(?<bold>[^*\s/.](?:[^*\n]*[^*\s/])?)\*\*(?![\w*/])/,
    /(?<![\w*)\]/.])\*(?<emphasis>[^*\s/.](?:[^*\n]*[^*\s/])?)\*(?![\w*/]|\.\w)/,
    /(?<![\w)\]])!?\[(?<words>[^\]\n]+)\]\([^()\s]*[#./:][^()\s]*\)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** What ends an unquoted text in YAML. */
const endOfPlainText = /:(?:\s|$)|\s#/;

export function checkMarkedProperties(node: JsxElement, at: Placed, report: Report): void {
  for (const name of properties) {
    const value = textAttribute(node, name) ?? "";
    const plain = withoutMarks(value);
    if (plain !== value) {
      const edit = { find: `${name}="${value}"`, replace: `${name}="${plain}"` };
      const what = whatOf(value, `"${name}" of <${node.name ?? ""}>`);
      report(at, "unparsed-markup", what, `write ${name}=${inQuotes(plain)}.`, edit);
    } else checkInBraces(node, name, at, report);
  }
}

/** A text in braces, without escapes and values of its own. */
const textInBraces = /^(?<before>\s*(?<quote>["'`]))(?<text>[^\\$]*)(?<after>\k<quote>\s*)$/;

function checkInBraces(node: JsxElement, name: string, at: Placed, report: Report): void {
  const found = node.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === name)?.value;
  const written = typeof found === "object" && found !== null ? found.value : "";
  const { before = "", quote = "", text = "", after = "" } = textInBraces.exec(written)?.groups ?? {};
  const plain = withoutMarks(text);
  if (plain === text || text.includes(quote)) return;
  const edit = { find: `${name}={${written}}`, replace: `${name}={${before}${plain}${after}}` };
  report(at, "unparsed-markup", whatOf(text, `"${name}" of <${node.name ?? ""}>`), `write ${edit.replace}.`, edit);
}

export function checkCaption({ title, position }: Image, report: Report): void {
  const value = title ?? "";
  const plain = withoutMarks(value);
  if (!position || plain === value) return;
  const edit = { find: `"${value}"`, replace: `"${plain}"` };
  report(
    position.start,
    "unparsed-markup",
    whatOf(value, "the caption of a picture"),
    `write ${inQuotes(plain)}.`,
    edit,
  );
}

/**
 * @param values of front matter, of a category or of an entry of a sidebar.
 * @param lines the line of each key.
 */
export function checkMarkedKeys(
  file: string,
  values: Readonly<Record<string, unknown>>,
  lines: Readonly<Record<string, number>>,
): readonly Problem[] {
  return keys.flatMap((key): readonly Problem[] => {
    const value = values[key];
    if (typeof value !== "string") return [];
    const plain = withoutMarks(value);
    if (plain === value) return [];
    const place = { file, line: lines[key] ?? 1, column: 1, rule: "unparsed-markup", severity: "error" } as const;
    const what = whatOf(value, `"${key}"`);
    const fix = `write ${JSON.stringify(plain.trim())}.`;
    // A colon or "#" that stood in code or in brackets would end a text without quotes. Whether it has quotes is not known here.
    const isUnsafe = endOfPlainText.test(plain) && !endOfPlainText.test(value);
    return [{ ...place, what, fix, ...(isUnsafe ? {} : { edit: { find: value, replace: plain } }) }];
  });
}

function withoutMarks(value: string): string {
  return value.replace(marked, (...found) => {
    const { code, bold, emphasis, words } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    return code ?? bold ?? emphasis ?? words ?? "";
  });
}

/** @returns the words in the quotes that they do not contain. */
function inQuotes(words: string): string {
  return words.includes('"') ? `'${words}'` : `"${words}"`;
}

function whatOf(value: string, where: string): string {
  return `"${value}" keeps its marks: ${where} is plain text.`;
}
