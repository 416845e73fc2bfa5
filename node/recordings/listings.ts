import type { Code, Root } from "mdast";
import { VFile } from "vfile";
import { complete } from "../codeBlocks/complete";
import type { Snippets } from "../codeBlocks/snippets";
import type { SourceFile } from "../common/sources";
import { createReader } from "../syntax/processor";
import { each } from "../syntax/tree";
import { listingOf } from "./readRuns";

/** @returns the code blocks of a document, in document order. */
export async function codeBlocksOf({ file, text }: SourceFile, snippets?: Snippets): Promise<readonly Code[]> {
  const tree = (await createReader()).parse(new VFile({ value: text, path: file })) as Root;
  await complete(tree, file, { snippets });
  const blocks: Code[] = [];
  each<Code>(tree, ["code"], (node) => void blocks.push(node));
  return blocks;
}

/** @returns the text of the files that code blocks show, by name; if several blocks show a file, the last one counts. */
export function listingsOf(blocks: readonly Code[]): ReadonlyMap<string, string> {
  return new Map(blocks.flatMap((block) => listingOf(block) ?? []).map(({ name, text }) => [name, text]));
}
