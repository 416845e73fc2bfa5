/**
 * Shows what is behind the links of the text. The program comes when the reader first points at one, by mouse or by keyboard;
 * a finger opens the page.
 */
export function installLinkPreviews(root: Document): void {
  for (const sign of ["pointerover", "focusin"] as const) {
    root.addEventListener(sign, (event) => {
      const { target } = event;
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>(".content :is(p, li, td) a[href]") : null;
      if (!link || (event as PointerEvent).pointerType === "touch") return;
      if (sign === "focusin" && !link.matches(":focus-visible")) return;
      // Without it the link does what it always does.
      import("./offerPreview").then(
        ({ offerPreview }) => offerPreview(link, event),
        () => undefined,
      );
    });
  }
}
