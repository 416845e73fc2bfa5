import type { List, Root } from "mdast";
import { each, setHtml, type JsxElement } from "../syntax/tree";

/** Lets the numbers of `Steps`, which a style rule counts, begin with the number of the list, such as 3. */
export function numberSteps(tree: Root): void {
  each<JsxElement>(tree, ["mdxJsxFlowElement"], ({ name, children }) => {
    if (name !== "Steps") return;
    for (const list of children as readonly (List | { readonly type: "other" })[]) {
      if (list.type !== "list" || (list.start ?? 1) === 1) continue;
      setHtml(list, undefined, { style: `counter-reset: step ${(list.start ?? 1) - 1}` });
    }
  });
}
