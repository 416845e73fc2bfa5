import { useEffect, useState } from "react";

export type CopyState = "ready" | "copied" | "failed";

/** How long the outcome is shown, in milliseconds. */
const confirmationTime = 2000;

/** Copies a text file of this site, which is fetched when `copy` is called. */
export function useCopyPage(href: string): { readonly state: CopyState; readonly copy: () => void } {
  const [state, setState] = useState<CopyState>("ready");
  useEffect(() => {
    if (state === "ready") return undefined;
    const timer = setTimeout(() => setState("ready"), confirmationTime);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    void write(fetchText(href)).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  return { state, copy };
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.text();
}

/** Gives the clipboard a promise at once: after a wait, some browsers no longer treat the copy as the reader's action. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(await text);
  const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
  return navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
