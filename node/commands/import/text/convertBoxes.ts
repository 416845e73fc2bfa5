import { boxNamed } from "../../../syntax/admonitions";
import { readLines, type Line } from "../code/codeRanges";
import { convertGroup } from "./convertGroup";
import { convertPluginTabs } from "./convertPluginTabs";
import type { Draft } from "../draft";
import { findBoxes, type Box } from "./findBoxes";
import type { ImportedPage } from "../importedPage";

/** Converts `:::` boxes: titles, kinds, number of colons by depth, details, and code groups, which become tabs. */
export function convertBoxes(draft: Draft, page: ImportedPage): void {
  const lines = readLines(draft.text);
  const { boxes, strays, texts } = findBoxes(lines);
  const keep = (line: Line, what: string) => {
    const at = line.start + line.text.indexOf(":::");
    draft.replace(at, at, "\\");
    draft.note(at, what);
  };
  for (const line of strays) keep(line, '":::" closes nothing here: remove it, or open a box above it.');
  for (const line of texts)
    keep(line, "This is text, as on the old site, and no box: move the words behind the title to the next line.");
  // If two boxes end at the same place, the inner one must close first.
  for (const box of [...boxes].reverse()) {
    const inside = () => linesWithin(box, boxes, lines);
    if (box.name === "code-group") convertGroup(draft, box, inside());
    else if (box.name !== "tabs" || !convertPluginTabs(draft, box, inside())) convertBox(draft, box, page);
  }
  draft.commit();
}

function convertBox(draft: Draft, box: Box, page: ImportedPage): void {
  const { line, lead, name, title } = box;
  const quote = lead.replace(/[ \t]+$/, "");
  // Outside of block quotes, `spaceTags` adds missing blank lines.
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
  if (name === "raw" || name === "v-pre") {
    replaceBoth(quote, quote, `":::${name}", taken out`);
    return;
  }
  const kind = boxNamed(name);
  if (kind === undefined)
    draft.note(line.start, `":::${name}" is a box of ${page.kind} that this command does not know: it is a note now.`);
  const written = [kind === undefined ? name : "", title].filter((word) => word !== "").join(": ");
  const colons = ":".repeat(box.colons);
  const id = /\{#(?<id>[\w-]+)[^{}]*\}[ \t]*$/.exec(line.text)?.groups?.["id"];
  const anchor = id === undefined ? "" : `${lead}<a id="${id}"></a>\n${quote}\n`;
  replaceBoth(
    `${anchor}${lead}${colons}${kind ?? "note"}${written === "" ? "" : `[${written}]`}`,
    `${lead}${colons}`,
    "boxes",
  );
}

/** @returns the lines of a box, without those of boxes nested in it. */
function linesWithin(box: Box, boxes: readonly Box[], lines: readonly Line[]): readonly Line[] {
  const inner = boxes.filter(({ line, end }) => line.start > box.line.end && end.end <= box.end.end);
  return lines.filter(
    ({ start }) =>
      start > box.line.end &&
      start < box.end.start &&
      !inner.some(({ line, end }) => line.start <= start && start < end.end),
  );
}
