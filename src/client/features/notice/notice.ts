export interface NoticeOptions {
  readonly title: string;
  readonly text: string;
  /** Tries again what failed; without it the notice has no such button. */
  readonly onRetry?: () => void;
}

let box: HTMLElement | undefined;

/** Says at the bottom of the window what failed, and leaves the page as it is. A new notice takes the place of the old one. */
export function showNotice({ title, text, onRetry }: NoticeOptions): void {
  hideNotice();
  box = document.createElement("div");
  box.className = "notice";
  box.setAttribute("role", "alert");
  const name = document.createElement("strong");
  name.textContent = title;
  const explanation = document.createElement("p");
  explanation.textContent = text;
  const buttons = document.createElement("div");
  if (onRetry) {
    buttons.append(
      makeButton("Retry", () => {
        hideNotice();
        onRetry();
      }),
    );
  }
  buttons.append(makeButton("Dismiss", hideNotice));
  box.append(name, explanation, buttons);
  document.body.append(box);
}

export function hideNotice(): void {
  box?.remove();
  box = undefined;
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
