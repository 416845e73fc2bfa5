/** Elements whose content may scroll sideways; the attribute is the accessible name. */
const boxes = "[data-scrolls]";

let observer: ResizeObserver | undefined;

/**
 * Makes a box focusable by keyboard, with a name, but only while its content overflows. Only the browser knows how wide a
 * box is; without script, Chromium and Firefox make scrolling boxes focusable by themselves.
 */
export function watchScrollBoxes(root: ParentNode): void {
  observer?.disconnect();
  observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  // The observer also reports each box once at the start.
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
