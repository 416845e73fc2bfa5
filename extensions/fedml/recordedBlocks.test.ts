import { readFileSync } from "node:fs";
import path from "node:path";
import type { Code, Root } from "mdast";
import { beforeAll, expect, test } from "@jest/globals";
import { VFile } from "vfile";
import { readSources } from "../../node/common/sources";
import { createReader } from "../../node/syntax/processor";
import { parseFenceMeta } from "../../node/syntax/fenceMeta";
import { languageOf } from "../../node/syntax/languages";
import { each, placeOf } from "../../node/syntax/tree";

interface Block {
  /** "file:line". */
  readonly place: string;
  readonly text: string;
  readonly isRun: boolean;
  readonly reason: string | undefined;
}

/** This page shows what authors may write, so its code blocks are samples. */
const demonstration = "content/docs/community/writing.mdx";
const programs = /(?:^|[\s;&|$(])(?:fedml|python3?|pip3?|mpirun|docker|torchrun|git clone)\s/m;

let blocks: readonly Block[];

beforeAll(async () => {
  const sources = (await readSources(process.cwd())).filter(
    ({ file }) => file.startsWith("content/docs/") && file.endsWith(".mdx") && file !== demonstration,
  );
  const reader = await createReader();
  blocks = sources.flatMap(({ file, text }) => {
    const found: Block[] = [];
    each<Code>(reader.parse(new VFile({ value: text, path: file })) as Root, ["code"], (node) => {
      if (!["bash", "console"].includes(languageOf(node.lang ?? ""))) return;
      const { values } = parseFenceMeta(node.meta);
      const place = `${file}:${placeOf(node).line}`;
      found.push({ place, text: node.value, isRun: "run" in values, reason: values["not-run"] });
    });
    return found;
  });
});

test("every code block that calls the library was run, or gives a reason why not", () => {
  const silent = blocks.filter(({ text, isRun, reason }) => programs.test(text) && !isRun && reason === undefined);
  expect(silent.map(({ place }) => place)).toEqual([]);
});

test("docs/RECORDINGS.md counts the blocks that were not run, by reason", () => {
  const document = readFileSync(path.join(process.cwd(), "docs/RECORDINGS.md"), "utf8");
  const listed = [...document.matchAll(/^\| ([a-z][^|]*?) +\| +(\d+) \|$/gm)].map(([, reason = "", count]) => [
    reason,
    Number(count),
  ]);
  const counts = new Map<string, number>();
  for (const { reason } of blocks) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(counts));
});
