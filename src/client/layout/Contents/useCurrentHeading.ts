import { useEffect, useState } from "react";
import type { DocHeading } from "../../../shared/headings";

/** A heading counts as read into when it stands in the upper third, below the navbar. */
const readingZone = "-80px 0px -66% 0px";

/** @returns the anchor of the section in the reader's eye; null before script runs. */
export function useCurrentHeading(headings: readonly DocHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = headings.find(({ id }) => visible.has(id));
        // Between two headings the last one stays marked.
        if (first) setCurrent(first.id);
      },
      { rootMargin: readingZone },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
