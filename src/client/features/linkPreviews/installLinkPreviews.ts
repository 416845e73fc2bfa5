/**
 * Previews the targets of links in the text. The code is loaded when the reader first hovers over such a link or focuses it by
 * keyboard; a tap opens the page.
 */
export function installLinkPreviews(root: Document): void {
  for (const sign of ["pointerover", "focusin"] as const) {
    root.addEventListener(sign, (event) => {
      const { target } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>(".content :is(p, li, td) a[href]") : null;
      if (!link || (event as PointerEvent).pointerType === "touch") return;
      if (sign === "focusin" && !link.matches(":focus-visible")) return;
      // If the code does not load, the link works as usual.
      import("./offerPreview").then(
        ({ offerPreview }) => offerPreview(link, event),
        () => undefined,
      );
    });
  }
}
