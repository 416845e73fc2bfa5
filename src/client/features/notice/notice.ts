import type { Strings } from "../../../shared/strings";

export interface NoticeOptions {
  readonly title: string;
  readonly text: string;
  /** Names of its buttons. */
  readonly texts: Pick<Strings["loading"], "retry" | "dismiss">;
  /** Tries again what failed; without it the notice has no such button. */
  readonly onRetry?: () => void;
}

let box: HTMLElement | undefined;
/** What had the focus when the notice came. */
let before: Element | null = null;

/**
 * Says at the bottom of the window what failed, and leaves the page as it is. A new notice takes the place of the old one.
 *
 * @returns whether it still stands there.
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

/** The focus goes back to where it was when the notice came, if it is in the notice. */
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
