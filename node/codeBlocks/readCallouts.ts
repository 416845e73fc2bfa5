import { languageOf, quotingLanguages } from "../syntax/languages";

export interface Callouts {
  /** The code without its callout comments. */
  readonly code: string;
  /** Number of the list item that explains a line, by line number, counted from 1. */
  readonly lines: ReadonlyMap<number, number>;
}

/** A comment with only a number in it, at the end of a line: `# (1)`. */
const comment = /(?<!\s)\s*(?:\/\/|\/\*|<!--|#|--|;|%)\s*\((?<number>\d+)\)\s*(?:(?:\*\/|-->)\s*)?$/;

/** Finds the lines of a code block that a list below it explains. */
export function readCallouts(code: string, language: string): Callouts {
  const lines = new Map<number, number>();
  if (quotingLanguages.includes(languageOf(language))) return { code, lines };
  const shown = code.split("\n").map((line, index) => {
    const found = comment.exec(line);
    if (!found) return line;
    lines.set(index + 1, Number(found.groups?.["number"]));
    return line.slice(0, found.index);
  });
  return { code: shown.join("\n"), lines };
}
