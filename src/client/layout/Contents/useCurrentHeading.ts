import { useEffect, useState } from "react";
import type { DocHeading } from "../../../shared/headings";

/** A section counts as being read once its heading is within this top share of the window's height. */
const readingLine = 0.3;

/** @returns the anchor of the section that the reader sees; null above the first one, and before script runs. */
export function useCurrentHeading(headings: readonly DocHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const mark = () => {
      frame = 0;
      setCurrent(lastAbove(elements, window.innerHeight * readingLine));
    };
    // Measure once per frame, when the layout is computed anyway.
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    schedule();
    window.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [headings]);
  return current;
}

/** @param elements in the order of the page. @param line distance from the top of the window, in CSS pixels. */
function lastAbove(elements: readonly HTMLElement[], line: number): string | null {
  let last: string | null = null;
  for (const element of elements) {
    if (element.getBoundingClientRect().top > line) break;
    last = element.id;
  }
  return last;
}
