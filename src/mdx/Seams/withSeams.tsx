import type { ReactNode } from "react";
import { linesOf } from "../../shared/linesOf";

/** @returns a text whose long names may be broken at their seams. Breaks are elements, so that what is copied holds none. */
export function withSeams(text: string): readonly ReactNode[] {
  return linesOf(text).flatMap((line, place) => (place > 0 ? [<wbr key={place} />, line] : line));
}
