import type { Place } from "./elementPlace";

/** Removes the `<p>` around an element that leaves nothing behind, or the `<br>` before it. */
export function removeEmpty({ draft, open, close }: Place): void {
  const { text } = draft;
  const inside = close === null ? "" : text.slice(open.end, close.start);
  if (inside.trim() !== "") return;
  const [start, end] = [open.start, close?.end ?? open.end];
  const before =
    /(<p(?:\s[^<>]*)?>\s*|[ \t]*<br\s*\/?>\s*)$/.exec(text.slice(Math.max(start - 500, 0), start))?.[0] ?? "";
  const behind = /^\s*<\/p>/.exec(text.slice(end))?.[0];
  if (before.startsWith("<p")) {
    if (behind !== undefined) draft.replace(start - before.length, end + behind.length, "");
  } else if (before !== "" && (behind !== undefined || /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(text.slice(end))))
    draft.replace(start - before.length, end, "");
}
