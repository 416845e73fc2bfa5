// Measures the size of the search index and the quality of its answers, without a build: `tsx scripts/bench/searchFigures.mts FOLDER QUERY`
// prints JSON.
import { brotliCompressSync } from "node:zlib";
import { indexFiles } from "../../src/shared/search/indexFormat";
import { definition } from "../../src/site/definition";
import { loadFromDisk } from "../../node/site/loadFromDisk";
import { askQueries } from "../../node/search/askQueries";
import { planIndex } from "../../node/search/planIndex";
import { readQueries } from "../../node/search/readQueries";

export interface SearchFigures {
  readonly pages: number;
  readonly queries: number;
  /** Shares of the queries whose page comes first, or is among the first three. */
  readonly first: number;
  readonly amongThree: number;
  /** Bytes after brotli. */
  readonly core: number;
  readonly whole: number;
  /** Of the files that one query loads, including the core: median and maximum over all queries. */
  readonly queryMedian: number;
  readonly queryMost: number;
  /** Of the files that the query in the second argument loads. */
  readonly queryFirst: number;
}

async function main(root: string, query: string): Promise<void> {
  const loaded = await loadFromDisk(root, definition);
  const index = planIndex(loaded, definition.settings);
  const asked = await askQueries(index, await readQueries(root));
  const bytes = new Map([...index].map(([name, text]) => [name, brotliCompressSync(text).length]));
  const sizeOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0);
  const sizes = asked.map(({ files }) => sizeOf(files)).sort((a, b) => a - b);
  const share = (most: number) => asked.filter(({ place }) => place !== null && place <= most).length / asked.length;
  const figures: SearchFigures = {
    pages: loaded.site.docs.length + loaded.site.categoryPages.length,
    queries: asked.length,
    first: share(1),
    amongThree: share(3),
    core: sizeOf([indexFiles.core]),
    whole: sizeOf(index.keys()),
    queryMedian: sizes[Math.floor(sizes.length / 2)] ?? 0,
    queryMost: sizes.at(-1) ?? 0,
    queryFirst: sizeOf((await askQueries(index, [{ query, expect: [] }]))[0]?.files ?? []),
  };
  console.log(JSON.stringify(figures));
}

void main(process.argv[2] ?? process.cwd(), process.argv[3] ?? "");
