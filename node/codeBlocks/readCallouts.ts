import { languageOf, quotingLanguages } from "../syntax/languages";

export interface Callouts {
  /** Without the comments that stand for them. */
  readonly code: string;
  /** Number of the item that explains a line, by the line, which counts from 1. */
  readonly lines: ReadonlyMap<number, number>;
}

/** A comment of a number alone, at the end of a line: `# (1)`. */
const comment = /(?<!\s)\s*(?:\/\/|\/\*|<!--|#|--|;|%)\s*\((?<number>\d+)\)\s*(?:(?:\*\/|-->)\s*)?$/;

/** Reads which lines of a code block a list below it explains. */
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
