import { boxNamed, isBox, titleBehind } from "../syntax/admonitions";
import { foreignBlocks } from "./foreignBlocks";
import { certain, inElements, type Foreign, type Meaning } from "./foreignSyntax";

/** The boxes of MkDocs; this engine has no equivalent for some of them. */
const boxesOfMkDocs =
  /^(?:note|abstract|summary|tldr|info|todo|tip|hint|important|success|check|done|question|help|faq|warning|caution|attention|failure|fail|missing|danger|error|bug|example|quote|cite)$/;

/** Pseudo-elements of CSS, which begin with two colons. */
const pseudoElements =
  /^(?:before|after|marker|backdrop|selection|placeholder|cue|slotted|part|first-\w+|target-text|details-content|view-\S+|file-\S+|\w+-error)$/;

/** Syntax of other engines at the start of a line. */
export const foreignLines: readonly Foreign[] = [
  ...foreignBlocks,
  {
    pattern:
      /(?![ \t>])(?<=^[ \t>]*)(?:export[ \t]+(?:(?:const|let|var)[ \t]+[\w$]+[ \t]*=|(?:async[ \t]+)?function[ \t]+[\w$]+\()|import[ \t][^\n]*[ \t]from[ \t]+["'][^"'\n]+["'])[^\n]*/dgm,
    read: (_, isMarkdown) =>
      isMarkdown
        ? null
        : {
            why: "an import or export is code only at the start of a line, with an empty line above it",
            fix: "write it above the text, with an empty line between them.",
          },
  },
  {
    // Behind a number, such a space may be meant: it keeps "1. May" from becoming a list.
    pattern: /(?![ \t>])(?<=^[ \t>]*)(?<marks>#{1,6}|[-*+])[\u00A0\u2000-\u200A\u202F\u3000][ \t]*(?=\S)/dgm,
    read: ({ marks = "" }) => certain(`the space behind "${marks}" is not an ordinary one`, `${marks} `),
  },
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)(?<marks>#{2,6})(?<words>[\p{L}\p{N}\uFFFC\u2060].*)(?<=\S)/dgmu,
    read: ({ marks = "", words = "", before = "" }) => {
      const above = before.replace(/[\s>]+$/, "");
      const isWithin = above !== "";
      // "##vso[…]" is a command of Azure Pipelines; a number within a paragraph refers to an issue.
      if (/^\d+$|^vso\[/.test(words) || (isWithin && /^\d+(?!\d|\.\s)/.test(words))) return null;
      const why = `there is no space behind "${marks}"`;
      // It may be meant as text if the paragraph continues, or if it is a tag or a number.
      const isSure = isWithin ? /[.:!?]$/.test(above) && !/^[\p{Ll}\d]/u.test(words) : !/^\d+(?!\d|\.\s)/.test(words);
      if (isSure) return certain(why, `${marks} ${words}`);
      return { why, fix: `write "${marks} ${words}" for a heading, and "\\${marks}${words}" for text.` };
    },
  },
  {
    // "#Words" in a paragraph of several lines, or several times in a line, are tags.
    pattern: /^#(?<words>\p{Lu}[^#\n]*)$/dgu,
    read: ({ words = "" }) => ({
      why: 'there is no space behind "#"',
      fix: `write "## ${words.trim()}" for a heading, and "\\#${words.trim()}" for text.`,
    }),
  },
  {
    pattern: /(?![ \t>])(?<=^[ \t>]*)#{7,}[ \t]+(?<words>[^\s#].*?)(?=[ \t#]*$)/dgm,
    read: ({ words = "" }) => ({
      why: "no heading is below the sixth level",
      fix: `write "###### ${words}", or "**${words}**".`,
    }),
  },
  {
    pattern:
      /(?![ \t>])(?<=^[ \t>]*)(?<marks>!!!|\?\?\?\+?)[ \t]+(?<name>[a-z]+)(?:[ \t]+inline(?: end)?)?(?:[ \t]+"(?<title>.*)")?(?=[ \t]*$)/dgm,
    read: ({ marks = "", name = "", title = "" }, isMarkdown) => {
      if (!boxesOfMkDocs.test(name)) return null;
      const why = "it is a box of MkDocs";
      const summary = `<summary>${title || "Title"}</summary>`;
      const details = `write <details>, below it ${summary} and the text without indentation, and </details> below that`;
      if (marks.startsWith("?")) return { why, fix: `${details}${inElements(isMarkdown)}.` };
      const box = `:::${boxNamed(name) ?? "note"}${title === "" ? "" : `[${title}]`}`;
      return { why, fix: `write "${box}", below it the text without indentation, and ":::" below that.` };
    },
  },
  {
    pattern: /^::(?<name>[A-Za-z][\w-]*)(?<rest>(?:[[{ \uFFFC].*)?)(?=[ \t]*(?:\n|$))/dg,
    read: ({ name = "", rest = "" }) => readColons(name, rest),
  },
  {
    pattern: /^\]\([^\s()]*\)?/dg,
    read: ({ mark = "" }) => ({
      why: "a link begins with its words in brackets, in the same paragraph",
      fix: `write "[words${mark}", or remove it.`,
    }),
  },
];

/** Two colons: "::note" is meant as a box, "::youtube[Title]" as a directive that this engine does not have, "::before" as CSS. */
function readColons(name: string, rest: string): Meaning | null {
  const box = isBox(name) ? name : boxNamed(name);
  // "::error file=a.js::Message" is a workflow command of GitHub Actions.
  if (rest.includes("::")) return null;
  if (box !== undefined) {
    const title = titleBehind(rest);
    const written = `:::${box}${title === "" ? "" : `[${title}]`}`;
    return { why: "a box has three colons", fix: `write "${written}", and ":::" below its last line.` };
  }
  if (rest.startsWith(" ") || pseudoElements.test(name)) return null;
  return { why: `"::${name}" is not a part of this engine`, fix: "remove it, or write in Markdown what it shows." };
}

const contents = /^(?:@?\[\[toc\]\]|@\[toc\](?:\([^)\n]*\))?|\[toc\]|\[\[_toc_\]\]|\{\{\s*toc\s*\}\})$/i;

/** @returns a paragraph that is only the mark of a table of contents, with what to do about it; null for any other paragraph. */
export function readContents(paragraph: string): readonly [mark: string, meaning: Meaning] | null {
  return contents.test(paragraph) ? [paragraph, { why: "a page has its contents beside it", fix: "remove it." }] : null;
}
