import { useEffect, useState, type RefObject } from "react";
import { readPalette, type Palette } from "./draw/palette";

const queries = ["(forced-colors: active)", "(prefers-color-scheme: dark)", "print"];

/** Colors of an element. Returns a new object whenever the theme, or the element's size or resolution, may have changed. */
export function usePalette(element: RefObject<Element | null>): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  useEffect(() => {
    const own = element.current;
    if (!own) return;
    const read = () => setPalette(readPalette(own));
    const size = new ResizeObserver(read);
    size.observe(own);
    const theme = new MutationObserver(read);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const watched = queries.map((query) => matchMedia(query));
    for (const query of watched) query.addEventListener("change", read);
    return () => {
      size.disconnect();
      theme.disconnect();
      for (const query of watched) query.removeEventListener("change", read);
    };
  }, [element]);
  return palette;
}
