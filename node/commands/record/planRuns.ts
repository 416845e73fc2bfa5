import type { Snippets } from "../../codeBlocks/snippets";
import type { SourceFile } from "../../common/sources";
import { codeBlocksOf, listingsOf } from "../../recordings/listings";
import type { Run } from "../../recordings/readRuns";
import { parseFenceMeta } from "../../syntax/fenceMeta";
import { resolveHref } from "../../syntax/resolveHref";
import type { Planned } from "./runBlocks";

/**
 * @param textOf returns the text of a document, by its file.
 * @returns the runs of a document, each with the files that a reader has at that point.
 */
export async function planRuns(
  source: SourceFile,
  runs: readonly Run[],
  textOf: (file: string) => string,
  snippets?: Snippets,
): Promise<readonly Planned[]> {
  const blocks = await codeBlocksOf(source, snippets);
  const planned: Planned[] = [];
  for (const run of runs) {
    const files = new Map<string, string>();
    for (const href of run.filesOf) {
      const target = resolveHref(href, source.file);
      if (target.kind !== "document") continue;
      const others = await codeBlocksOf({ file: target.file, text: textOf(target.file) }, snippets);
      for (const [name, text] of listingsOf(others)) files.set(name, text);
    }
    const place = blocks.findIndex(({ meta }) => parseFenceMeta(meta).values["run"] === run.name);
    for (const [name, text] of listingsOf(blocks.slice(0, place))) files.set(name, text);
    planned.push({ run, files });
  }
  return planned;
}
