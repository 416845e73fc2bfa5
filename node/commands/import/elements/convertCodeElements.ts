import path from "node:path/posix";
import { packageManagersOption } from "../../../codeBlocks/checkPackageManagers";
import { knownLanguage, uncheckedReason } from "../code/convertCode";
import { isOnlyJsonc } from "../source/parseJsonc";
import { npmCommandOf, whyNotForAll } from "./convertPackageManagers";
import { attributeOf, dataOf, quoted, standsAlone, type Place } from "./elementPlace";
import { literalOf, type Literal } from "./literalOf";
import { takeOut } from "./takeOut";
import { programOfCode, templateText } from "./templateText";

/** Converts `<CodeBlock language="js">{`…`}</CodeBlock>` and `<Code code="…" lang="js" />` to fenced code blocks. */
export function convertCodeElement(place: Place): void {
  const { draft, node, open, close } = place;
  const inside = close === null ? "" : draft.text.slice(open.end, close.start).trim();
  const held = /^\{[\s\S]*\}$/.test(inside)
    ? literalOf(inside.slice(1, -1))
    : /[<{]/.test(inside) || inside === ""
      ? undefined
      : inside;
  const { code: own, file } = codeOf(place);
  const known = own ?? held;
  const template = typeof known === "string" ? null : templateText(programOfCode(node), draft.text);
  const code = template?.text ?? known;
  if (typeof code !== "string") {
    takeOutCode(place, file);
    return;
  }
  if (template !== null)
    draft.note(
      open.start,
      `A program computes ${template.computed.join(", ")} in this code: write the value, and remove "unchecked".`,
    );
  const title = attributeOf(place, "title");
  const ending = file === null ? undefined : path.extname(file.replace(/\?.*$/, "")).slice(1);
  const language =
    knownLanguage(attributeOf(place, "language") ?? attributeOf(place, "lang") ?? ending ?? "text") ?? "text";
  const info = [
    language === "json" && isOnlyJsonc(code) ? "jsonc" : language,
    ...(title === undefined ? [] : [`title="${quoted(title)}"`]),
    ...marksOf(place, code),
    ...(template === null ? [] : [`unchecked="${uncheckedReason}"`]),
  ];
  writeFence(place, info.join(" "), code);
}

/** @param file file that the element shows; null if it shows something else. */
function takeOutCode({ draft, open, close }: Place, file: string | null): void {
  const what =
    file === null
      ? `<${open.name}> shows what only a program knows: put the code here by hand.`
      : `<${open.name}> shows "${file}", which was not found in the old site: put the code here by hand.`;
  draft.note(open.start, what, "lost", file === null ? undefined : "part");
  draft.replace(open.start, close?.end ?? open.end, "", "elements that this engine does not have, taken out");
}

interface GivenCode {
  readonly code: string | undefined;
  /** File that the page imports as text, such as "./a.yaml?raw". */
  readonly file: string | null;
}

/** @returns the value of the attribute `code`: a text, a constant of the page, or the text of a file. */
function codeOf({ open, dataIn, imported, page }: Place): GivenCode {
  const attribute = open.attributes.find(({ name }) => name === "code");
  const value = attribute?.value ?? "";
  if (attribute?.kind !== "expression") return { code: attribute ? value : undefined, file: null };
  const code = dataIn(value);
  if (typeof code === "string") return { code, file: null };
  const file = imported.get(value.trim()) ?? null;
  return { code: (file !== null && page.snippetOf(file)) || undefined, file };
}

/** @returns options for the lines and words in `mark={[1, "3-4", "word"]}`; words that are not in the code are left out. */
function marksOf(place: Place, code: string): readonly string[] {
  const given = dataOf(place, "mark");
  const all = (Array.isArray(given) ? (given as readonly Literal[]) : [given]).filter(
    (mark) => typeof mark === "string" || typeof mark === "number",
  );
  const texts = all.map((mark) => String(mark).replace(/^\{(.*)\}$/, "$1"));
  const lines = texts.filter((text) => /^[\d,\s-]+$/.test(text)).map((text) => text.replace(/\s+/g, ""));
  const words = texts.filter((text) => !/^[\d,\s-]+$/.test(text) && !/[,"{}]/.test(text) && code.includes(text));
  return [
    ...(words.length === 0 ? [] : [`mark="${words.join(", ")}"`]),
    ...(lines.length === 0 ? [] : [`{${lines.join(",")}}`]),
  ];
}

/** Converts Starlight's `<PackageManagers type="add" pkg="a" />` to a fenced code block with tabs. */
export function convertPackageManagers(place: Place): void {
  const text = (name: string) => attributeOf(place, name) ?? "";
  // Another site's component of this name: `<PackageManagers pkg="astro" exec="add a" />`.
  const exec = text("exec");
  const command = npmCommandOf({
    ...{ type: exec === "" ? text("type") || "add" : "dlx", pkg: text("pkg"), args: exec || text("args") },
    ...{ prefix: text("prefix"), comment: text("comment"), isDev: text("dev") === "true" },
    isPeer: text("peer") === "true",
  });
  if (command === null || (exec !== "" && text("args") + text("type") !== "")) {
    takeOut(place);
    return;
  }
  const whyNot = whyNotForAll("bash", command);
  if (whyNot !== null) place.draft.note(place.open.start, `<PackageManagers> is a code block for npm alone. ${whyNot}`);
  writeFence(place, whyNot === null ? `bash ${packageManagersOption}` : "bash", command);
}

function writeFence(place: Place, info: string, code: string): void {
  const { draft, open, close } = place;
  if (!standsAlone(place)) {
    writeInline(place, code);
    return;
  }
  const lead = draft.leadOf(open.start);
  const marks = "`".repeat(Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length)) + 1);
  const lines = [marks + info, ...code.replace(/^\n|\n\s*$/g, "").split("\n"), marks];
  draft.replace(open.start, close?.end ?? open.end, lines.join(`\n${lead}`), "elements with code, now fences");
}

/** Writes code within a sentence or a cell, where a block would end the paragraph. */
function writeInline({ parent, draft, open, close }: Place, code: string): void {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const written = lines.map((line) => inlineCode(line.trim())).join("<br />");
  const title = attributeOf({ open }, "title");
  if (title !== undefined)
    draft.note(open.start, `The title "${title}" was left out: code within a sentence has none.`, "lost", {
      words: title,
    });
  const cell = parent?.type === "tableCell" ? written.replace(/(?<!\\)\|/g, "\\|") : written;
  draft.replace(open.start, close?.end ?? open.end, cell, "elements with code, now within the sentence");
}

function inlineCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const marks = "`".repeat(longest + 1);
  const space = /^`|`$/.test(code) ? " " : "";
  return marks + space + code + space + marks;
}
