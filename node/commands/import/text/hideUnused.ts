import type { Definition, FootnoteDefinition, FootnoteReference, LinkReference, Root } from "mdast";
import type { Node } from "unist";
import { each } from "../../../syntax/tree";
import type { Draft } from "../draft";

/**
 * Writes into comments the addresses and footnotes that nothing refers to, and addresses whose name is taken: readers of the old site
 * did not see them, and the checks would report each one.
 */
export function hideUnused(draft: Draft, tree: Root): void {
  const hide = ({ position }: Definition | FootnoteDefinition) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const words = draft.text.slice(start, end).replaceAll("*/", "* /");
    draft.replace(start, end, `{/* ${words} */}`, "addresses and notes that nothing refers to, now comments");
  };
  const notes = new Set<string>();
  each<FootnoteReference>(tree, ["footnoteReference"], ({ identifier }) => void notes.add(identifier));
  const inHidden = new Set<Node>();
  each<FootnoteDefinition>(tree, ["footnoteDefinition"], (node) => {
    if (notes.has(node.identifier)) return;
    hide(node);
    each<LinkReference>(node, references, (reference) => void inHidden.add(reference));
  });
  const addresses = new Set<string>();
  each<LinkReference>(tree, references, (node) => {
    if (!inHidden.has(node)) addresses.add(node.identifier);
  });
  each<Definition>(tree, ["definition"], (node) => {
    // The first address of a name counts.
    if (!addresses.delete(node.identifier)) hide(node);
  });
}

const references = ["linkReference", "imageReference"];
