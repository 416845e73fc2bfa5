/**
 * Opens a picture or a diagram above the page, as large as the window allows.
 *
 * @param link of a picture, or the button of a diagram.
 * @param closeLabel of the button that closes it.
 */
export function openPicture(link: HTMLAnchorElement, closeLabel: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "zoom-close";
  close.textContent = closeLabel;
  const figure = link.parentElement;
  const drawing = figure?.querySelector("[role=img]");
  const alt = link.querySelector("img")?.alt ?? drawing?.getAttribute("aria-label") ?? "";
  const { dark } = link.dataset;
  const pictures =
    figure && drawing
      ? [inFigure(drawing, figure)]
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

/** Copies a diagram within a copy of its figure, because style rules depend on the figure. */
function inFigure(drawing: Element, figure: Element): Node {
  const copy = figure.cloneNode();
  copy.appendChild(drawing.cloneNode(true));
  return copy;
}

/** @param mode colour mode, for one picture of a pair: the other one is not displayed, and so not loaded. */
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
