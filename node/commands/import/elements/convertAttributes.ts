import { undefinedNames, type CodeNode } from "../../../syntax/codeNames";
import type { JsxElement } from "../../../syntax/tree";
import type { Draft } from "../draft";
import type { Tag } from "../text/readTag";

const none: ReadonlySet<string> = new Set();

/**
 * Removes attributes of an HTML element whose values use names from the page's removed imports and exports, such as
 * `className={styles.box}`.
 */
export function convertAttributes(draft: Draft, node: JsxElement, open: Tag): void {
  node.attributes.forEach((attribute, index) => {
    const place = open.attributes[index];
    const code = codeOf(attribute);
    // convertAnchor converts the address of a link.
    if (place === undefined || (open.name === "a" && place.name === "href")) return;
    if (code === null || undefinedNames(code, none).length === 0) return;
    const before = /\s*$/.exec(draft.text.slice(open.start, place.start))?.[0].length ?? 0;
    draft.replace(place.start - before, place.end, "", "attributes that need a program, taken out");
    if (place.name !== "className" && place.name !== "style")
      draft.note(
        open.start,
        `The attribute ${place.name || draft.text.slice(place.start, place.end)} of <${open.name}> needs a program, so it was removed.`,
      );
  });
}

function codeOf(attribute: JsxElement["attributes"][number]): CodeNode | null {
  if (attribute.type === "mdxJsxExpressionAttribute") return attribute as unknown as CodeNode;
  return typeof attribute.value === "object" ? (attribute.value as unknown as CodeNode | null) : null;
}
