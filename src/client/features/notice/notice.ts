import type { Strings } from "../../../shared/strings";

export interface NoticeOptions {
  readonly title: string;
  readonly text: string;
  /** Labels of the buttons. */
  readonly texts: Pick<Strings["loading"], "retry" | "dismiss">;
  /** Retries what failed; without it, the notice has no retry button. */
  readonly onRetry?: () => void;
}

let box: HTMLElement | undefined;
/** The element that had the focus when the notice appeared. */
let before: Element | null = null;

/**
 * Shows at the bottom of the window what failed, and leaves the page as it is. A new notice replaces the old one.
 *
 * @returns tells whether this notice is still shown.
 */
export function showNotice({ title, text, texts, onRetry }: NoticeOptions): () => boolean {
  hideNotice();
  const own = (box = document.createElement("div"));
  before = document.activeElement;
  box.className = "notice";
  box.setAttribute("role", "alert");
  const name = document.createElement("strong");
  name.textContent = title;
  const explanation = document.createElement("p");
  explanation.textContent = text;
  const buttons = document.createElement("div");
  if (onRetry) {
    buttons.append(
      makeButton(texts.retry, () => {
        hideNotice();
        onRetry();
      }),
    );
  }
  buttons.append(makeButton(texts.dismiss, hideNotice));
  box.append(name, explanation, buttons);
  document.body.append(box);
  return () => own.isConnected;
}

/** Removes the notice. If the focus is in it, the focus returns to where it was when the notice appeared. */
export function hideNotice(): void {
  const hadFocus = box?.contains(document.activeElement);
  box?.remove();
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
  box = undefined;
  before = null;
}

function makeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onClick);
  return button;
}
