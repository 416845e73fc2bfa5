import type { PreviewReport } from "../../../shared/preview";

const className = "preview-report";
/** Here and not in a style sheet, which readers would load. */
const style = `
  position: fixed; inset: auto 0 0 0; z-index: 1000; box-sizing: border-box; max-block-size: 50vh; overflow: auto;
  padding: 1rem; border-block-start: 3px solid var(--color-danger); background: var(--color-surface); color: var(--color-text);
`;

/** Shows the report at the bottom of the window, outside React, so that a page that cannot be rendered shows it too. */
export function showReport(report: PreviewReport | null): void {
  const isOpen = document.querySelector<HTMLDetailsElement>(`.${className} details`)?.open ?? false;
  document.querySelector(`.${className}`)?.remove();
  if (!report) return;
  const { restart, gone, own, others, summary } = report;
  const parts = [
    ...(restart === null ? [] : [textWithLink({ text: restart, path: null })]),
    ...(gone ? [textWithLink(gone), hideUnreadable()] : []),
    ...(own.length > 0 ? [ownProblems(own)] : []),
    ...(others.length > 0 ? [otherProblems(summary, others, isOpen)] : []),
  ];
  if (parts.length === 0) return;
  const box = document.createElement("section");
  box.className = className;
  box.setAttribute("role", "status");
  box.setAttribute("style", style);
  box.append(...parts);
  document.body.append(box);
}

function textWithLink({ text, path }: NonNullable<PreviewReport["gone"]>): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.append(text);
  if (path !== null) {
    const link = document.createElement("a");
    link.href = link.textContent = path;
    paragraph.append(" ", link);
  }
  return paragraph;
}

/** Hides the message of a page without data, because the report says where the page is. */
function hideUnreadable(): HTMLElement {
  const rule = document.createElement("style");
  rule.textContent = "[data-unreadable] { display: none; }";
  return rule;
}

function ownProblems(problems: readonly string[]): HTMLElement {
  const text = problemText(problems);
  text.className = "problem";
  return text;
}

function problemText(problems: readonly string[]): HTMLElement {
  const text = document.createElement("pre");
  text.style.whiteSpace = "pre-wrap";
  text.textContent = problems.join("\n\n");
  return text;
}

function otherProblems(summary: string, problems: readonly string[], isOpen: boolean): HTMLElement {
  const details = document.createElement("details");
  details.open = isOpen;
  const name = document.createElement("summary");
  name.textContent = summary;
  details.append(name, problemText(problems));
  return details;
}
