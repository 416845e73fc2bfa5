import type { Line } from "../code/codeRanges";
import { uniqueValue } from "./convertGroup";
import type { Draft } from "../draft";
import { groupOfTabs } from "../elements/managers";
import { tabLine, type Box } from "./findBoxes";

/**
 * Converts `::: tabs` with `== Name` lines, the syntax of vitepress-plugin-tabs.
 *
 * @param inside lines of the box, without those of boxes nested in it.
 * @returns whether the box has tabs.
 */
export function convertPluginTabs(draft: Draft, box: Box, inside: readonly Line[]): boolean {
  const { line, end, lead, title, isClosed } = box;
  const all = inside.flatMap((each) => {
    const { marks = "", name = "" } = (each.fence === null ? tabLine.exec(each.text) : null)?.groups ?? {};
    return marks === "" ? [] : [{ line: each, marks, name: name.replace(/\\([{<])/g, "$1") }];
  });
  const names = all.filter(({ marks }) => marks === all[0]?.marks);
  const [first] = names;
  if (first === undefined) return false;
  const quote = lead.replace(/[ \t]+$/, "");
  // Outside of block quotes, `spaceTags` adds missing blank lines.
  const [before, behind] = quote === "" ? ["", ""] : [`${quote}\n`, `\n${quote}`];
  const key = /(?:^|\s)key:(?<key>\S+)/.exec(title)?.groups?.["key"];
  const labels = names.map(({ name }) => name);
  const group = groupOfTabs(labels, key);
  const open = `${lead}<Tabs${group === undefined ? "" : ` group="${group}"`}>`;
  const isFirst = draft.text.slice(line.end, first.line.start).replace(/[\s>]/g, "") === "";
  const used = new Set<string>();
  draft.replace(line.start, line.end, isFirst ? open : quote, "tabs");
  names.forEach(({ line: { start, end: last }, name }, index) => {
    const above = index > 0 ? `${before}${lead}</Tab>\n` : isFirst ? "" : `${open}\n`;
    const tag = `${lead}<Tab value="${uniqueValue(name, used)}" label="${name.replaceAll('"', "'")}">`;
    draft.replace(start, last, `${above}${tag}${behind}`);
  });
  const close = `${before}${lead}</Tab>\n${lead}</Tabs>${behind}`;
  draft.replace(end.start, end.end, isClosed ? close : `\n${close}`);
  return true;
}
