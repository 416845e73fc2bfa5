import type { Code, Root } from "mdast";
import { recordingOf } from "../recordings/attachRecordings";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { isShell, plainLanguages } from "../syntax/languages";
import { each } from "../syntax/tree";

/** Removes the output blocks directly below blocks of commands from the tree. @returns their text, by the block of the commands. */
export function attachOutputs(tree: Root): ReadonlyMap<Code, string> {
  const outputs = new Map<Code, string>();
  each<Code>(tree, ["code"], (node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1] as Code | { readonly type: string } | undefined;
    if (!parent || index === null || !isCommands(node) || !isOutput(next)) return undefined;
    outputs.set(node, next.value);
    parent.children.splice(index + 1, 1);
  });
  return outputs;
}

function isCommands(node: Code): boolean {
  return isShell(node.lang ?? "") && !parseFenceMeta(node.meta).values["title"] && !recordingOf(node);
}

/** A text with a title is a file. */
function isOutput(node: Code | { readonly type: string } | undefined): node is Code {
  if (node?.type !== "code") return false;
  const { lang, meta } = node as Code;
  return plainLanguages.includes(lang ?? "") && !parseFenceMeta(meta).values["title"];
}
