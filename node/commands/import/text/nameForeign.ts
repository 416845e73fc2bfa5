import type { Root } from "mdast";
import { checkForeign } from "../../../content/foreignMarkup";
import type { Draft } from "../draft";

/**
 * Reports what the checks report as syntax of other site engines, and cannot correct. The importer has converted what the old engine
 * reads, so readers of the old site have seen the rest as text, too.
 *
 * @param tree syntax tree of the finished page.
 */
export function nameForeign(draft: Draft, tree: Root): void {
  const { text } = draft;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  checkForeign(tree, { file: "page.mdx", text }, ({ line, column = 1 }, _, what, fix, edit) => {
    if (edit) return;
    draft.note((starts[line - 1] ?? 0) + column - 1, `${what} So it did on the old site. To change that, ${fix}`);
  });
}
