import { boxNamed } from "../../syntax/admonitions";
import { readLines, type Line } from "./codeRanges";
import type { Draft } from "./draft";
import { findBoxes, type Box } from "./findBoxes";
import type { ImportedPage } from "./importedPage";

/** `:::` boxes: other titles, other kinds, colons by depth; details, and groups of code as tabs. */
export function convertBoxes(draft: Draft, page: ImportedPage): void {
  const lines = readLines(draft.text);
  const { boxes, strays } = findBoxes(lines);
  for (const line of strays) {
    const at = line.start + line.text.indexOf(":::");
    draft.replace(at, at, "\\");
    draft.note(at, '":::" closes nothing here: remove it, or open a box above it.');
  }
  for (const box of boxes) {
    if (box.name === "code-group") convertGroup(draft, box, lines);
    convertBox(draft, box, page);
  }
  draft.commit();
}

function convertBox(draft: Draft, box: Box, page: ImportedPage): void {
  const { line, lead, name, title } = box;
  const quote = lead.replace(/[ \t]+$/, "");
  // Outside of quotations, `spaceTags` puts blank lines where they lack.
  const [before, blank] = quote === "" ? ["", ""] : [`${quote}\n`, `\n${quote}`];
  const replaceBoth = (open: string, close: string, change: string) => {
    draft.replace(line.start, line.end, open, change);
    draft.replace(box.end.start, box.end.end, box.isClosed ? close : `\n${close}`);
  };
  if (name === "details") {
    const open = `${lead}<details>\n${lead}<summary>${title || "Details"}</summary>${blank}`;
    replaceBoth(open, `${before}${lead}</details>${blank}`, "details");
    return;
  }
  if (name === "code-group") {
    replaceBoth(`${lead}<Tabs>${blank}`, `${before}${lead}</Tabs>${blank}`, "groups of code, now tabs");
    return;
  }
  if (name === "raw" || name === "v-pre") {
    replaceBoth(quote, quote, `":::${name}", taken out`);
    return;
  }
  const kind = boxNamed(name);
  if (kind === undefined)
    draft.note(line.start, `":::${name}" is a box of ${page.kind} that this command does not know: it is a note now.`);
  const written = [kind === undefined ? name : "", title].filter((word) => word !== "").join(": ");
  const colons = ":".repeat(box.colons);
  replaceBoth(`${lead}${colons}${kind ?? "note"}${written === "" ? "" : `[${written}]`}`, `${lead}${colons}`, "boxes");
}

/** Each fence of a group is a tab, named by the `[words]` behind its language. */
function convertGroup(draft: Draft, { line, end, lead }: Box, lines: readonly Line[]): void {
  const inside = lines.filter(({ start }) => start > line.end && start < end.start);
  const quote = lead.replace(/[ \t]+$/, "");
  const blank = quote === "" ? "" : `${quote}\n`;
  const used = new Set<string>();
  for (const each of inside) {
    if (each.fence === "open") {
      const words = /\[(?<words>[^\]]*)\]\s*(?<rest>.*)$/.exec(each.text);
      const label = words?.groups?.["words"]?.trim() || (/[`~]{3,}\s*([\w+-]+)/.exec(each.text)?.[1] ?? "Code");
      const value = uniqueValue(label, used);
      draft.replace(
        each.start,
        each.start,
        `${lead}<Tab value="${value}" label="${label.replaceAll('"', "'")}">
${blank}`,
      );
      if (words) draft.replace(each.start + words.index, each.end, words.groups?.["rest"] ?? "");
    } else if (each.fence === "close") {
      draft.replace(each.end, each.end, `\n${blank}${lead}</Tab>`);
    }
  }
}

/** @returns a label as the value of a tab, once in its group. */
export function uniqueValue(label: string, used: Set<string>): string {
  const base =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "tab";
  let value = base;
  for (let count = 2; used.has(value); count += 1) value = `${base}-${String(count)}`;
  used.add(value);
  return value;
}
