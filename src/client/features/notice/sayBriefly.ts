/** How long it stands there, in milliseconds. */
const briefTime = 2000;

let status: HTMLElement | undefined;

/** Says at the bottom of the window what has happened, where nothing can be done about it. */
export function sayBriefly(words: string): void {
  status?.remove();
  const own = (status = document.createElement("div"));
  own.setAttribute("role", "status");
  document.body.append(own);
  // Screen readers announce what changes in a status, not one that comes with its words.
  setTimeout(() => {
    own.className = "notice";
    own.textContent = words;
  });
  setTimeout(() => own.remove(), briefTime);
}
