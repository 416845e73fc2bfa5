import type { Line } from "../code/codeRanges";
import type { Draft } from "../draft";
import { groupOfTabs } from "../elements/managers";
import type { Box } from "./findBoxes";

interface Fence {
  readonly open: Line;
  readonly last: Line;
  readonly isClosed: boolean;
}

/**
 * Converts a code group to tabs: each fence is a tab, named by the `[words]` after its language. If there is other content between
 * the fences, each run of adjacent fences becomes a set of tabs.
 *
 * @param inside lines of the box, without those of boxes nested in it.
 */
export function convertGroup(draft: Draft, box: Box, inside: readonly Line[]): void {
  const { line, end, lead, isClosed } = box;
  const quote = lead.replace(/[ \t]+$/, "");
  // Outside of block quotes, `spaceTags` adds missing blank lines.
  const [before, blank] = quote === "" ? ["", ""] : [`${quote}\n`, `\n${quote}`];
  const close = `${before}${lead}</Tabs>${blank}`;
  const openOf = (run: readonly Fence[]) => {
    const group = groupOfTabs(run.map((fence) => labelOf(fence)));
    return `${lead}<Tabs${group === undefined ? "" : ` group="${group}"`}>${blank}`;
  };
  const { runs, isMixed } = readRuns(box, inside);
  if (isMixed)
    draft.note(
      line.start,
      '":::code-group" holds more than code, or has no end: see whether its tabs and what is between them are right.',
    );
  for (const run of runs) {
    // A single code block between other content needs no tabs: its title says the same.
    if (isMixed && run.length === 1) continue;
    const used = new Set<string>();
    run.forEach((fence, index) => {
      const [isFirst, isLast] = [isMixed && index === 0, isMixed && index === run.length - 1];
      writeTab(draft, fence, lead, used, [isFirst ? `${openOf(run)}\n` : "", isLast ? `\n${close}` : ""]);
    });
  }
  draft.replace(line.start, line.end, isMixed ? quote : openOf(runs[0] ?? []), "groups of code, now tabs");
  const last = isMixed ? quote : close;
  draft.replace(end.start, end.end, isClosed || last === "" ? last : `\n${last}`);
}

function writeTab(
  draft: Draft,
  { open, last, isClosed }: Fence,
  lead: string,
  used: Set<string>,
  [above, below]: readonly [string, string],
): void {
  const quote = lead.replace(/[ \t]+$/, "");
  const blank = quote === "" ? "" : `${quote}\n`;
  const words = inBrackets.exec(open.text);
  const label = labelOf({ open });
  const tag = `<Tab value="${uniqueValue(label, used)}" label="${label.replaceAll('"', "'")}">`;
  draft.replace(open.start, open.start, `${above}${lead}${tag}\n${blank}`);
  if (words) draft.replace(open.start + words.index, open.end, words.groups?.["rest"] ?? "");
  const marks = isClosed ? "" : `\n${/^[\s>]*(?:`{3,}|~{3,})/.exec(open.text)?.[0] ?? ""}`;
  draft.replace(last.end, last.end, `${marks}\n${blank}${lead}</Tab>${below}`);
}

const inBrackets = /\[(?<words>[^\]]*)\]\s*(?<rest>.*)$/;

function labelOf({ open: { text } }: Pick<Fence, "open">): string {
  return inBrackets.exec(text)?.groups?.["words"]?.trim() || (/[`~]{3,}\s*([\w+-]+)/.exec(text)?.[1] ?? "Code");
}

/** @returns the runs of adjacent fences, and whether there is other content in the box. */
function readRuns(
  { line, end }: Box,
  inside: readonly Line[],
): { readonly runs: readonly (readonly Fence[])[]; readonly isMixed: boolean } {
  const runs: Fence[][] = [];
  let isMixed = false;
  let isNew = true;
  let previous = line.end;
  const other = () => {
    isMixed = true;
    isNew = true;
  };
  for (const each of inside) {
    // Lines missing from `inside` belong to a nested box.
    if (each.start - previous > 1) other();
    previous = each.end;
    const run = runs.at(-1) ?? [];
    const fence = run.at(-1);
    if (each.fence === "open" && /^[\s>]*[`~]/.test(each.text)) {
      if (isNew) runs.push([]);
      isNew = false;
      runs.at(-1)?.push({ open: each, last: each, isClosed: false });
    } else if (each.fence === "open") other();
    else if (each.fence !== null && fence && !isNew)
      run[run.length - 1] = { ...fence, last: each, isClosed: each.fence === "close" };
    else if (each.fence === null && !/^[\s>]*(?:\{\/\*.*\*\/\}\s*)?$/.test(each.text)) other();
  }
  if (end.start - previous > 1) other();
  return { runs, isMixed };
}

/** @returns a tab value made from the label, unique within the group. */
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
