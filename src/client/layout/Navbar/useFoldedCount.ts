import { useEffect, useState, type RefObject } from "react";
import { flushSync } from "react-dom";

/**
 * Measures the items of the bar, with whatever fonts and text size, whenever a size changes.
 *
 * @returns how many items do not fit in the bar, in the order of `slotsOf`; null until it is known.
 */
export function useFoldedCount(bar: RefObject<HTMLElement>): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Render before the frame is painted; otherwise items that do not fit would flash.
    const observer = new ResizeObserver(() => flushSync(() => setCount(countFolded(element))));
    for (const observed of [element, ...slotsOf(element)]) observer.observe(observed);
    return () => observer.disconnect();
  }, [bar]);
  return count;
}

/** Returns items in the order in which they leave the bar: from the last one at its start to the first, then those at its end. */
function slotsOf(bar: HTMLElement): readonly Element[] {
  const start = [...bar.querySelectorAll('[data-slot="start"]')].reverse();
  return [...start, ...bar.querySelectorAll('[data-slot="end"]')];
}

/** Counts the items that do not fit. Items that have left are out of the flow but still in the layout, so their widths are known. */
function countFolded(bar: HTMLElement): number {
  const { columnGap, paddingInlineStart, paddingInlineEnd } = getComputedStyle(bar);
  const room = bar.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  // An element that is not displayed takes no gap either.
  const widthOf = (part: Element) => {
    const { width } = part.getBoundingClientRect();
    return width === 0 ? 0 : width + Number.parseFloat(columnGap);
  };
  const parts = [...bar.children].flatMap((child) => (child.matches("[data-slots]") ? [...child.children] : [child]));
  const more = bar.querySelector('[data-slot="more"]');
  const slots = slotsOf(bar);
  let needed = -Number.parseFloat(columnGap);
  for (const part of parts) if (part !== more) needed += widthOf(part);
  if (needed <= room || !more) return 0;
  needed += widthOf(more);
  const last = slots.findIndex((slot) => (needed -= widthOf(slot)) <= room);
  return last === -1 ? slots.length : last + 1;
}
