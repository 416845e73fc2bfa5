import type { Strings } from "../../../shared/strings";

type Texts = Strings["content"];

/** How long the button shows the outcome, in milliseconds. */
const confirmationTime = 1500;
/** Elements within the code that are not copied. */
const notCode = ".line.diff.remove, summary";

/** Copies the text in the pressed button's `data-copied`, or else the code block next to it, without lines marked as removed. */
export function installCopyCode(root: Document, texts: Texts): void {
  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-action="copy"]') : null;
    const code = button?.parentElement?.querySelector(".code-body");
    if (button && code) void copy(button, button.dataset["copied"] ?? textOf(code), texts);
  });
}

function textOf(code: Element): string {
  const copied = code.cloneNode(true) as Element;
  copied.querySelectorAll(notCode).forEach((line) => {
    if (line.nextSibling?.nodeType === Node.TEXT_NODE) line.nextSibling.remove();
    line.remove();
  });
  return copied.textContent?.trimEnd() ?? "";
}

/** @returns whether the text was copied. Browsers deny the clipboard to pages served over plain HTTP, and may deny it anywhere. */
export async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

async function copy(button: HTMLElement, text: string, texts: Texts): Promise<void> {
  const label = button.firstElementChild ?? button;
  const isCopied = await write(text);
  label.textContent = isCopied ? texts.copied : texts.failed;
  button.setAttribute("aria-label", isCopied ? texts.copied : texts.copyingFailed);
  setTimeout(() => {
    label.textContent = texts.copy;
    button.setAttribute("aria-label", texts.copyCode);
  }, confirmationTime);
}
