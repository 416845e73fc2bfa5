import type { Code, Root } from "mdast";
import { readCodeBlock } from "../../../codeBlocks/readCodeBlock";
import { each } from "../../../syntax/tree";
import type { Draft } from "../draft";
import { endOfLine, uncheckedReason } from "./convertCode";

/**
 * Adds `unchecked` to code blocks that their language cannot read, and reports them. It reads the finished page: elements with code
 * are blocks only then, and comments that mark lines are gone.
 */
export async function markUnreadable(draft: Draft, tree: Root): Promise<void> {
  const codes: Code[] = [];
  each<Code>(tree, ["code"], (node) => void codes.push(node));
  for (const node of codes) {
    const { findings } = await readCodeBlock(node, null);
    if (findings.length === 0) continue;
    const start = node.position?.start.offset ?? 0;
    const end = endOfLine(draft.text, start);
    const language = node.lang ?? "text";
    draft.note(start, `This code cannot be read as ${language}: correct it, or write the reason into "unchecked".`);
    const change = "code blocks that their language cannot read, marked unchecked";
    draft.replace(end, end, ` unchecked="${uncheckedReason}"`, change);
  }
  draft.commit();
}
