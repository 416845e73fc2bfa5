import type { Root } from "mdast";
import type { CodeNode } from "../../../syntax/codeNames";
import { each } from "../../../syntax/tree";
import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";
import { namesOfPage } from "./dataOfPage";
import { mappedMarkup } from "./mappedMarkup";

/**
 * Writes out `{rows.map((row) => <tr>…</tr>)}`, if its data are constants of the page or of a file that it imports.
 *
 * @returns whether the text has changed.
 */
export function expandMaps(draft: Draft, tree: Root, page: ImportedPage): boolean {
  if (!draft.text.includes(".map(")) return false;
  const names = namesOfPage(tree, page);
  const before = draft.text;
  each<CodeNode>(tree, ["mdxFlowExpression", "mdxTextExpression"], ({ type, value, position }) => {
    const entries = /\.map\(/.test(value) ? mappedMarkup(value, names) : null;
    if (entries === null) return;
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const separator = type === "mdxFlowExpression" ? `\n${draft.leadOf(start)}` : "";
    draft.replace(start, end, entries.join(separator), "entries of data, now written out");
  });
  draft.commit();
  return draft.text !== before;
}
