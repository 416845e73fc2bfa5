const dismissed = "data-dismissed";

/** Escape hides the definition that covers the text below a word; it may show again once the pointer or the focus has left the word. */
export function installTerms(root: Document): void {
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const term of root.querySelectorAll(".term:is(:hover, :focus-within)")) term.setAttribute(dismissed, "");
  });
  for (const leaving of ["focusout", "pointerout"] as const) {
    root.addEventListener(leaving, ({ target }) => {
      if (target instanceof Element) target.closest(".term")?.removeAttribute(dismissed);
    });
  }
}
