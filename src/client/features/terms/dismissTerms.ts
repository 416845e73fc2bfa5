const dismissed = "data-dismissed";

/** Escape hides the definition that covers the text below a word; it may show again once both the pointer and the focus have left the word. */
export function installTerms(root: Document): void {
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const term of root.querySelectorAll(".term:is(:hover, :focus-within)")) term.setAttribute(dismissed, "");
  });
  // An event ends one of the two ways to show a definition; the selector matches if the other way still shows it.
  for (const [leaving, other] of [
    ["focusout", ":hover"],
    ["pointerout", ":focus-within"],
  ] as const) {
    root.addEventListener(leaving, ({ target }) => {
      // The document is a target, too.
      const term = (target as Partial<Element>).closest?.(".term");
      if (!term?.matches(other)) term?.removeAttribute(dismissed);
    });
  }
}
