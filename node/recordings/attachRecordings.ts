import type { Code, Root } from "mdast";
import { each } from "../syntax/tree";
import { parseFenceMeta } from "../syntax/fenceMeta";
import type { Recording, Recordings } from "./recording";

/** Puts what runs have printed to the code blocks that were run. */
export function attachRecordings(tree: Root, recordings: Recordings | undefined): void {
  if (!recordings) return;
  each<Code>(tree, ["code"], (node) => {
    const { run } = parseFenceMeta(node.meta).values;
    const recording = run === undefined ? undefined : recordings[run];
    if (recording) node.data = { ...node.data, recording };
  });
}

/** @returns what happened when the block was run; undefined where it was not. */
export function recordingOf(node: Code): Recording | undefined {
  return (node.data as { readonly recording?: Recording } | undefined)?.recording;
}
