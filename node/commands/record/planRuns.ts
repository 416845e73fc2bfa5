import type { Code, Root } from "mdast";
import { VFile } from "vfile";
import type { SourceFile } from "../../common/sources";
import { listingOf, type Run } from "../../recordings/readRuns";
import { createReader } from "../../syntax/processor";
import { parseFenceMeta } from "../../syntax/fenceMeta";
import { resolveHref } from "../../syntax/resolveHref";
import { each } from "../../syntax/tree";
import type { Planned } from "./runBlocks";

/**
 * @param textOf the text of a document, by its file.
 * @returns the runs of a document, each with the files that its readers have by then.
 */
export async function planRuns(
  source: SourceFile,
  runs: readonly Run[],
  textOf: (file: string) => string,
): Promise<readonly Planned[]> {
  const blocks = await blocksOf(source);
  const planned: Planned[] = [];
  for (const run of runs) {
    const files = new Map<string, string>();
    for (const href of run.filesOf) {
      const target = resolveHref(href, source.file);
      if (target.kind !== "document") continue;
      const others = await blocksOf({ file: target.file, text: textOf(target.file) });
      for (const [name, text] of listingsAbove(others, others.length)) files.set(name, text);
    }
    const place = blocks.findIndex(({ meta }) => parseFenceMeta(meta).values["run"] === run.name);
    for (const [name, text] of listingsAbove(blocks, place)) files.set(name, text);
    planned.push({ run, files });
  }
  return planned;
}

async function blocksOf({ file, text }: SourceFile): Promise<readonly Code[]> {
  const tree = (await createReader()).parse(new VFile({ value: text, path: file })) as Root;
  const blocks: Code[] = [];
  each<Code>(tree, ["code"], (node) => void blocks.push(node));
  return blocks;
}

function listingsAbove(blocks: readonly Code[], end: number): ReadonlyMap<string, string> {
  const listings = blocks.slice(0, end).flatMap((block) => listingOf(block) ?? []);
  return new Map(listings.map(({ name, text }) => [name, text]));
}
