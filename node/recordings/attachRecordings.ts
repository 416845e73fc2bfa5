import type { Code, Root } from "mdast";
import { each } from "../syntax/tree";
import { parseFenceMeta } from "../syntax/fenceMeta";
import type { Recording, Recordings } from "./recording";

/** Attaches recorded outputs to the code blocks that were run. */
export function attachRecordings(tree: Root, recordings: Recordings | undefined): void {
  if (!recordings) return;
  each<Code>(tree, ["code"], (node) => {
    const { run } = parseFenceMeta(node.meta).values;
    const recording = run === undefined ? undefined : recordings[run];
    if (recording) node.data = { ...node.data, recording };
  });
}

/** @returns the recording of a block; undefined if it was not run. */
export function recordingOf(node: Code): Recording | undefined {
  return (node.data as { readonly recording?: Recording } | undefined)?.recording;
}
