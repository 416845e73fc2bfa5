const dismissed = "data-dismissed";

/** Events that end one of the two ways to show a definition, with the state of the other way. */
const leavings = { focusout: ":hover", pointerout: ":focus-within" } as const;

/** Escape hides the definition that covers the text below a word; it may show again once both the pointer and the focus have left the word. */
export function installTerms(root: Document): void {
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const term of root.querySelectorAll(".term:is(:hover, :focus-within)")) term.setAttribute(dismissed, "");
  });
  for (const [leaving, other] of Object.entries(leavings)) {
    root.addEventListener(leaving, ({ target }) => {
      const term = target instanceof Element ? target.closest(".term") : null;
      if (!term?.matches(other)) term?.removeAttribute(dismissed);
    });
  }
}
