import type { Code, Image } from "mdast";
import { authorComponents, writtenComponents } from "../../src/mdx/authorComponents";
import type { DocHeading } from "../../src/shared/headings";
import type { Reference } from "../elements/reference";
import { boxes, boxNamed, isBox } from "../syntax/admonitions";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { isKnownLanguage, languageNames, languageOf } from "../syntax/languages";
import { includeName } from "../syntax/insertPartials";
import { textAttribute, type JsxElement } from "../syntax/tree";
import { onlyNear, suggest } from "../common/nearest";
import type { Edit, Place, Placed } from "../common/problem";
import type { RuleName } from "../common/rules";
import { adviceOnForeignElement } from "./foreignElements";

/** Checks of single parts of a document, which need no other file. */

export type { Placed };

/** Reports a problem in a file, with its place and its fix. */
export type Report = (place: Place, rule: RuleName, what: string, fix: string, edit?: Edit | null) => void;

export function checkHeadings(headings: readonly (DocHeading & Placed)[], report: Report): void {
  // The page's title is the first level.
  let last = 1;
  for (const heading of headings) {
    const { depth, text: title, line, column, partial } = heading;
    const place = { line, column, ...(partial && { partial }) };
    const marks = "#".repeat(depth);
    if (depth === 1) {
      report(
        place,
        "heading-level",
        `"# ${title}" is a second page title: the front matter's title is the first.`,
        `write "## ${title}".`,
        { find: "# ", replace: "## " },
      );
    } else if (depth > last + 1) {
      const proper = "#".repeat(last + 1);
      report(
        place,
        "skipped-heading-level",
        `"${marks} ${title}" is ${depth - last} levels below the heading or title above it.`,
        `write "${proper} ${title}".`,
      );
    }
    last = depth;
  }
}

export function checkIds(all: readonly ({ readonly id: string } & Placed)[], report: Report): void {
  const seen = new Set<string>();
  for (const { id, ...place } of all) {
    if (seen.has(id))
      report(
        place,
        "duplicate-id",
        `"${id}" is the anchor of two places on this page.`,
        "give one of them another id.",
      );
    seen.add(id);
  }
}

export function checkPicture(node: Image, at: Placed, report: Report): void {
  if (!node.alt?.trim()) {
    report(
      at,
      "image-without-alt",
      `The picture "${node.url}" has no text alternative.`,
      `write what it shows: ![A chart of accuracy by round](${node.url}).`,
    );
  }
}

export function checkFence(node: Code, at: Placed, report: Report): void {
  if (!node.lang) {
    report(
      at,
      "code-without-language",
      "This code block does not name a language.",
      'write one after the backticks: "```bash", or "```text" for none.',
    );
  } else if (node.lang === "mermaid") {
    if (!parseFenceMeta(node.meta).values["alt"]) {
      report(
        at,
        "image-without-alt",
        "This diagram has no text alternative.",
        '```mermaid alt="What the diagram says".',
      );
    }
  } else if (!isKnownLanguage(node.lang)) {
    reportLanguage(node.lang, at, report);
  }
}

function reportLanguage(written: string, at: Placed, report: Report): void {
  const what = `"${written}" is not a language of this site's code blocks.`;
  const edit = (meant: string | null) => editTo(`\`\`\`${written}`, meant, (language) => `\`\`\`${language}`);
  // Without a space before them, the options are read as part of the language's name.
  const [, name = "", options = ""] = /^([^{[]+)([{[].*)$/.exec(written.toLowerCase()) ?? [];
  if (isKnownLanguage(name)) {
    const meant = `${name} ${options}`;
    report(at, "unknown-language", what, `write "\`\`\`${meant}", with a space.`, edit(meant));
    return;
  }
  const lower = written.toLowerCase();
  const same = Object.hasOwn(sameAs, lower) ? (sameAs[lower] ?? null) : sameByForm(written);
  if (same !== null) {
    report(at, "unknown-language", what, `write "\`\`\`${same}".`, edit(same));
    return;
  }
  if (lower === "math") {
    report(at, "unknown-language", what, 'write the formula between two lines "$$", without a code block.');
    return;
  }
  const isOther = otherLanguages.has(lower);
  const alike = isOther ? null : onlyNear(lower, languageNames);
  const near = isKnownLanguage(lower) ? lower : (nameWithVersion(lower) ?? alike);
  const fallback = 'write "text", or one of the languages in node/syntax/languages.ts, or add it there.';
  const fix = near !== null ? `write "${near}".` : isOther ? fallback : suggest(lower, languageNames, fallback);
  report(at, "unknown-language", what, fix, edit(near));
}

/** Names of languages in other engines, each with what is written here. */
const sameAs: Readonly<Record<string, string>> = {
  cjs: "js", mjs: "js", cts: "ts", mts: "ts", node: "js", htm: "html", svg: "xml", zsh: "bash", env: "ini", dotenv: "ini", properties: "ini",
  "shell-session": "console", shellsession: "console", terminal: "console", plaintext: "text", patch: "diff",
  json5: "jsonc",
}; // prettier-ignore

/** "js:line-numbers" of VitePress, "yaml:config.yml", and "diff-js". */
function sameByForm(written: string): string | null {
  const [, language = "", title = ""] = /^([^:]+):([^:"]*\.\w+)$/.exec(written) ?? [];
  if (isKnownLanguage(language)) return `${language} title="${title}"`;
  const name = written.toLowerCase();
  const [, numbered] = /^([^:]+):line-numbers(?:=\d+)?$/.exec(name) ?? [];
  if (numbered !== undefined && isKnownLanguage(numbered)) return `${numbered} showLineNumbers`;
  return /^diff-\w+$/.test(name) ? "diff" : null;
}

/** Languages that the site does not highlight and that must not be corrected to a similar name: "batch" is not "bash". */
const otherLanguages = new Set([
  "batch",
  "bat",
  "cmd",
  "dart",
  "elm",
  "fish",
  "hcl",
  "jsonnet",
  "perl",
  "powershell",
  "ps1",
  "ruby",
  "scala",
  "zig",
]);

/** Finds the language for a name with a version number, such as "python3" or "py3". */
function nameWithVersion(name: string): string | null {
  const plain = name.replace(/[\d.]+$/, "");
  return plain !== name && isKnownLanguage(plain) ? languageOf(plain) : null;
}

export function checkBox(name: string, at: Placed, report: Report): void {
  if (isBox(name)) return;
  const other = boxNamed(name);
  const fix = other === undefined ? suggest(name, boxes, `use one of ${boxes.join(", ")}.`) : `write ":::${other}".`;
  report(
    at,
    "unknown-admonition",
    `":::${name}" is not a kind of box.`,
    name === "details" ? adviceOnDetails("Title") : fix,
    editTo(`:::${name}`, other ?? onlyNear(name, boxes), (kind) => `:::${kind}`),
  );
}

/** @returns advice on ":::details", which is a box in other engines and an element in this one. */
export function adviceOnDetails(title: string): string {
  return `write <details>, below it <summary>${title}</summary>, and </details> in place of its ":::", in a file that ends with ".mdx".`;
}

export function reportMisplacedId(id: string, at: Placed, report: Report): void {
  report(
    at,
    "misplaced-heading-id",
    `"{#${id}}" is not at the end of a heading.`,
    "move it to the end of a heading, or remove it.",
  );
}

export function reportMisplacedStrip(at: Placed, report: Report): void {
  report(
    at,
    "misplaced-prerequisites",
    `":::prerequisites" is below a heading or inside another element; readers look for it at the top.`,
    "move it above the first heading, after the sentences that say what the page is for.",
  );
}

export interface KnownNames extends Pick<Reference, "elements" | "components" | "islands" | "variables"> {
  /** Names that the document imports or defines. */
  readonly ownNames: ReadonlySet<string>;
}

export function checkElement(node: JsxElement, at: Placed, names: KnownNames, report: Report): void {
  if (isPlainPicture(node, names)) report(at, "html-image", unprepared, "write it in Markdown: ![text](file.png).");
  checkName(node, at, { ...names, usable: [includeName, ...Object.keys(names.elements)] }, report);
}

/** Checks an element within code, where nothing replaces an element of the reference data. */
export function checkNameInCode(node: JsxElement, at: Placed, names: KnownNames, report: Report): void {
  if (isPlainPicture(node, names)) {
    const fix = "write it in Markdown, outside of code, or import the file and write src={picture}.";
    report(at, "html-image", unprepared, fix);
  }
  const { name } = node;
  if (!name || names.ownNames.has(name)) return;
  if (name === "Island") {
    const what = "<Island> is within code, where its program gets none of its properties.";
    report(at, "component-content", what, "write it on lines of its own, outside of code.");
  } else if (name === includeName || Object.hasOwn(names.elements, name)) {
    const what = `<${name}> is within code, where the build does not replace it.`;
    report(at, "unknown-component", what, "write it on a line of its own, outside of code.");
  } else checkName(node, at, { ...names, usable: [] }, report);
}

const unprepared = "An <img> element gets neither sizes nor formats from the build.";

/** @returns whether it is a picture from no import: an imported picture has no file that Markdown could name. */
function isPlainPicture(node: JsxElement, { ownNames }: Pick<KnownNames, "ownNames">): boolean {
  return node.name === "img" && (ownNames.size === 0 || textAttribute(node, "src") !== undefined);
}

/** @param names with what can be used besides components. */
function checkName(
  { name }: JsxElement,
  at: Placed,
  { ownNames, components, usable }: KnownNames & { readonly usable: readonly string[] },
  report: Report,
): void {
  if (!name || !/^[A-Z]/.test(name) || ownNames.has(name.split(".")[0] ?? name)) return;
  const known = [...usable, ...Object.keys(writtenComponents)];
  if (known.includes(name) || [authorComponents, components].some((each) => Object.hasOwn(each, name))) return;
  report(
    at,
    "unknown-component",
    `<${name}> is not a component that documents may use.`,
    adviceOnForeignElement(name) ??
      suggest(name, known, 'use one of those under "What you can write" in CONTRIBUTING.md, or import it in the page.'),
  );
}

/** @returns the edit for the only possible meaning, or null if there is none. */
export function editTo(find: string, meant: string | null, write: (meant: string) => string): Edit | null {
  return meant === null ? null : { find, replace: write(meant) };
}
