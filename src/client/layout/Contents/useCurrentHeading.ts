import { useEffect, useState } from "react";
import type { DocHeading } from "../../../shared/headings";

/** A section is being read once its heading stands above this part of the window. */
const readingLine = 0.3;

/** @returns the anchor of the section in the reader's eye; null above the first one, and before script runs. */
export function useCurrentHeading(headings: readonly DocHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    let frame = 0;
    const mark = () => {
      frame = 0;
      setCurrent(lastAbove(elements, window.innerHeight * readingLine));
    };
    // The places are read once a frame, when the layout is done anyway.
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
