import type { Marked } from "../../../../shared/search/markText";

/**
 * @param most letters to keep.
 * @returns the beginning of a text up to the end of a word, and whether the text goes on there.
 */
export function shorten(pieces: Marked, most: number): { readonly pieces: Marked; readonly goesOn: boolean } {
  const text = pieces.map((piece) => piece.text).join("");
  const whole = text.replace(/ …$/, "");
  const isLong = whole.length > most;
  const lastSpace = whole.lastIndexOf(" ", most);
  const end = !isLong ? whole.length : lastSpace > 0 ? lastSpace : most;
  let start = 0;
  const kept = pieces.flatMap((piece) => {
    const part = piece.text.slice(0, Math.max(0, end - start));
    start += piece.text.length;
    return part === "" ? [] : [{ ...piece, text: part }];
  });
  return { pieces: kept, goesOn: end < text.length };
}
