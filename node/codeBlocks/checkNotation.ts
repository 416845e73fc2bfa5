import type { Code } from "mdast";
import { nearest } from "../common/nearest";
import { languageOf, nameOfLanguage, quotingLanguages } from "../syntax/languages";
import { placeOf } from "../syntax/tree";
import type { Finding } from "./codeBlock";
import { lineMark } from "./plainCodeBlock";

/** Anything that looks like a mark of a line, such as `[!code ++]`. */
const written = /\[!\s*code\s+(?<word>[^\]\s][^\]]*)\]/;

const marks = ["++", "--", "error", "warning", "highlight"];

/** Marks of other engines and words for the same thing, each with the mark of this engine. */
const alike: Readonly<Record<string, string>> = {
  hl: "highlight", mark: "highlight", focus: "highlight", info: "highlight", add: "++", added: "++", ins: "++", insert: "++", "+": "++",
  del: "--", delete: "--", remove: "--", removed: "--", "-": "--",
}; // prettier-ignore

/** Languages whose only comments of one line begin with this sign. In others, the sign before a mark is not checked. */
const signs = [
  { sign: "#", other: "//", languages: ["bash", "console", "graphql", "nginx", "yaml"] },
  {
    sign: "//",
    other: "#",
    languages: "c cpp go groovy java javascript jsx kotlin rust swift tsx typescript".split(" "),
  },
];

/** @returns marks such as `[!code ++]` that the page would show as part of the code. */
export function checkNotation(node: Code): readonly Finding[] {
  const language = languageOf(node.lang ?? "text");
  if (!node.value.includes("[!") || quotingLanguages.includes(language)) return [];
  const { line, column } = placeOf(node);
  return node.value.split("\n").flatMap((text, index) => {
    const meaning = meaningOf(text, language);
    return meaning ? [{ line: line + 1 + index, column, rule: "wrong-mark" as const, ...meaning }] : [];
  });
}

function meaningOf(text: string, language: string): Pick<Finding, "what" | "fix"> | null {
  const { 0: mark, groups } = written.exec(text) ?? {};
  if (mark === undefined) return null;
  const problem = (why: string, fix: string) => ({ what: `"${mark}" appears in the code as text: ${why}.`, fix });
  const { sign, other } = signs.find(({ languages }) => languages.includes(language)) ?? { sign: "//", other: null };
  const proper = lineMark.exec(text);
  if (proper && other !== null && proper[0].trimStart().startsWith(other))
    return problem(`a comment in ${nameOfLanguage(language)} begins with "${sign}"`, `write "${sign} ${mark}".`);
  if (proper) return null;
  const [, word = "", count = ""] = /^(.*?)((?::\d+)?)\s*$/.exec(groups?.["word"] ?? "") ?? [];
  if (word.startsWith("word:"))
    return problem("words have no such mark", `remove it, and write mark="${word.slice(5)}" after the language.`);
  if (marks.includes(word))
    return problem(
      "it is not a comment at the end of the line",
      `end the line with "${sign} [!code ${word}${count}]".`,
    );
  const meant = Object.hasOwn(alike, word) ? (alike[word] ?? null) : nearest(word, marks);
  return problem(
    `"${word}" is not a mark`,
    meant === null
      ? `remove the comment, or write one of ${marks.map((each) => `"[!code ${each}]"`).join(", ")}.`
      : `write "[!code ${meant}${count}]".`,
  );
}
