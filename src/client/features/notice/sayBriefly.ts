/** How long the message is shown, in milliseconds. */
const briefTime = 2000;

let status: HTMLElement | undefined;

/** Shows briefly at the bottom of the window what has happened, if the reader need not act on it. */
export function sayBriefly(words: string): void {
  status?.remove();
  const own = (status = document.createElement("div"));
  own.setAttribute("role", "status");
  document.body.append(own);
  // Screen readers announce changes of a status, not a status that is added together with its text.
  setTimeout(() => {
    own.className = "notice";
    own.textContent = words;
  });
  setTimeout(() => own.remove(), briefTime);
}
