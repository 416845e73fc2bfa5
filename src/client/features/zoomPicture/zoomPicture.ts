/** Opens a picture in full size above the page. Without script, and with a modified click, the link leads to the file. */
export function installZoomPicture(root: Document): void {
  root.addEventListener("click", (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-island="zoom"]') : null;
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link);
  });
}

function open(link: HTMLAnchorElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  const close = document.createElement("button");
  close.type = "button";
  close.className = "zoom-close";
  close.textContent = "Close";
  const picture = document.createElement("img");
  picture.src = link.href;
  picture.alt = link.querySelector("img")?.alt ?? "";
  dialog.setAttribute("aria-label", picture.alt);
  dialog.append(close, picture);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
