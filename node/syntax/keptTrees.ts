import type { Root } from "mdast";
import type { SourceFile } from "../common/sources";

/** Characters of the documents whose trees are kept at the same time. Each character takes some nine bytes of memory. */
const most = 2_000_000;

const kept = new Map<string, { readonly text: string; readonly tree: Root }>();
let room = 0;

/** Makes this process keep the trees that it parses. For a process that checks all documents and then renders them. */
export function keepTrees(): void {
  room = most;
}

/** Keeps a copy of the tree of a document, as parsed, for the render: so a build parses most documents once. */
export function keepTree({ file, text }: SourceFile, tree: Root): void {
  if (text.length > room || kept.has(file)) return;
  room -= text.length;
  kept.set(file, { text, tree: structuredClone(tree) });
}

/** @returns the tree of a document, which the caller may change; undefined if this process does not keep one of this text. */
export function takeTree({ file, text }: SourceFile): Root | undefined {
  const found = kept.get(file);
  if (found?.text !== text) return undefined;
  kept.delete(file);
  room += text.length;
  return found.tree;
}
