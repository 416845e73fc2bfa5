/** What may scroll inside itself; the attribute holds its name. */
const boxes = "[data-scrolls]";

let observer: ResizeObserver | undefined;

/**
 * Makes a box a stop of the keyboard, with a name, while it has something to scroll to, and only then. Only the browser
 * knows how wide a box is; without script, Chromium and Firefox let the keyboard into what scrolls by themselves.
 */
export function watchScrollBoxes(root: ParentNode): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  // Reports each box once at the start as well.
  for (const box of root.querySelectorAll(boxes)) observer.observe(box);
}

function mark(box: Element): void {
  const name = box.scrollWidth > box.clientWidth ? box.getAttribute("data-scrolls") : null;
  const attributes = { tabindex: "0", role: "group", "aria-label": name };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (name === null || value === null) box.removeAttribute(attribute);
    else box.setAttribute(attribute, value);
  }
}
