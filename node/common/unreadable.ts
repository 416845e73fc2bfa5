/** Control characters, and U+FFFD, which replaces bytes that are not UTF-8. */
const unreadable = /[\p{Cc}\uFFFD]/gu;

export interface Unreadable {
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly fix: string;
}

/** @returns each character that a page cannot show, at its first position in each line. */
export function unreadableIn(text: string): readonly Unreadable[] {
  return text.split("\n").flatMap((line, index) => {
    const signs = new Set(line.replace(/[\t\r]/g, "").match(unreadable));
    return [...signs].map((sign) => ({ line: index + 1, column: line.indexOf(sign) + 1, ...describe(sign) }));
  });
}

function describe(sign: string): Pick<Unreadable, "what" | "fix"> {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return sign === "\uFFFD"
    ? { what: `${code} marks a place where the file is not UTF-8.`, fix: "save the file as UTF-8." }
    : { what: `The control character ${code} cannot be shown on a page.`, fix: "remove it." };
}

/** Whether a file that was read as UTF-8 is really UTF-16: in Latin text, every other byte is then zero. */
export function isUtf16(text: string): boolean {
  const start = text.slice(0, 200);
  return (start.match(/\0/g) ?? []).length > start.length / 3;
}
