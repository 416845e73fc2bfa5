import type { ReactNode } from "react";
import { linesOf } from "../../shared/linesOf";

/** @returns a text whose long names may break at dots, underscores and slashes. Breaks are elements, so copied text contains none. */
export function withSeams(text: string): readonly ReactNode[] {
  return linesOf(text).flatMap((line, place) => (place > 0 ? [<wbr key={place} />, line] : line));
}
