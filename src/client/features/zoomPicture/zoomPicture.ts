/**
 * Opens a picture or a diagram in full size above the page. Without script, and with a modified click, the link of a picture
 * leads to the file; a diagram has a button, which needs script.
 *
 * @param closeLabel of the button that closes it.
 */
export function installZoomPicture(root: Document, closeLabel: string): void {
  root.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-action="zoom"]') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link, closeLabel);
  });
}

function open(link: HTMLAnchorElement, closeLabel: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "zoom-close";
  close.textContent = closeLabel;
  const diagram = link.parentElement?.querySelector(".diagram-picture");
  const alt = link.querySelector("img")?.alt ?? diagram?.getAttribute("aria-label") ?? "";
  const { dark } = link.dataset;
  const pictures = diagram
    ? [diagram.cloneNode(true)]
    : dark === undefined
      ? [show(link.href, alt)]
      : [show(link.href, alt, "light"), show(dark, alt, "dark")];
  dialog.setAttribute("aria-label", alt);
  dialog.append(close, ...pictures);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** @param mode of the colours, for one of a pair: the other one is not displayed, and so not loaded. */
function show(address: string, alt: string, mode?: "light" | "dark"): HTMLImageElement {
  const picture = document.createElement("img");
  if (mode) {
    picture.className = `of-${mode}`;
    picture.loading = "lazy";
  }
  picture.src = address;
  picture.alt = alt;
  return picture;
}
