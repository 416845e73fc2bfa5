export interface NoticeOptions {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}
let box: HTMLElement | undefined;
export function showNotice({ title, text, onRetry }: NoticeOptions): void {
  hideNotice();
  box = document.createElement("div");
  box.className = "notice";
  box.setAttribute("role", "alert");
  const strong = document.createElement("strong");
  strong.textContent = title;
  const p = document.createElement("p");
  p.textContent = text;
  box.append(strong, p);
  const add = (label: string, act?: () => void) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.onclick = () => {
      hideNotice();
      act?.();
    };
    box?.append(button);
  };
  if (onRetry) add("Retry", onRetry);
  add("Dismiss");
  document.body.append(box);
}
export function hideNotice(): void {
  box?.remove();
  box = undefined;
}
