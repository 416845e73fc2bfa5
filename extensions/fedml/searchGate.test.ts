import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { readSources } from "../../node/common/sources";
import { emptyParseCache } from "../../node/content/parseContent";
import { planIndex } from "../../node/search/planIndex";
import { loadSite } from "../../node/site/loadSite";
import { openIndex } from "../../src/shared/search/searchIndex";
import { definition } from "../../src/site/definition";
import { settings } from "../../src/site/settings";

/**
 * Queries of a judge who has seen neither the weights nor the synonyms. A third of them, drawn by a seed, is the gate: nobody tunes
 * on those, so this test names shares and no query. SEARCH_TUNING=1 prints the misses of the others.
 */
const queriesFile = "test/search/queries.yml";
const seed = "2026-11-23";

/** Reached, rounded down: 0.74 and 0.91 on the day when the queries were written. The aims are 0.85 and 0.96. */
const gate = { first: 0.73, amongThree: 0.91 };

const querySchema = z.strictObject({
  query: z.string().min(1),
  kind: z.string(),
  right: z.array(z.string().startsWith("/")).min(1),
  fits: z.array(z.string().startsWith("/")),
});
type Judged = z.infer<typeof querySchema>;

interface Asked {
  readonly query: string;
  /** Of the first right page, from 1. */
  readonly place: number;
}

/** Pages that readers see at first. */
const shown = 7;

let judged: readonly Judged[];
const asked: Asked[] = [];
let paths: ReadonlySet<string>;

beforeAll(async () => {
  const root = process.cwd();
  const text = await readFile(path.join(root, queriesFile), "utf8");
  judged = z.array(querySchema).parse(parse(text));
  const sources = await readSources(root);
  const cache = emptyParseCache();
  const loaded = await loadSite({ root, sources, definition, withDrafts: false, cache, isChecked: true });
  paths = new Set([...loaded.site.docs, ...loaded.site.categoryPages].map((page) => page.path));
  const index = planIndex(loaded, settings);
  const { search } = await openIndex((name) => Promise.resolve(index.get(name) ?? ""));
  for (const { query, right } of judged) {
    const { pages } = await search({ text: query, offset: 0, limit: shown });
    const place = pages.findIndex(({ page }) => right.includes(page.path)) + 1;
    asked.push({ query, place: place === 0 ? Infinity : place });
  }
}, 240_000);

function isGate(query: string): boolean {
  return (createHash("sha256").update(`${seed} ${query}`).digest()[0] ?? 0) % 3 === 0;
}

function sharesOf(queries: readonly Asked[]): { readonly first: number; readonly amongThree: number } {
  const share = (most: number) => queries.filter(({ place }) => place <= most).length / queries.length;
  return { first: share(1), amongThree: share(3) };
}

test("there are 240 queries, each of its own, and every page that they name exists", () => {
  expect(judged.length).toBeGreaterThanOrEqual(240);
  expect(new Set(judged.map(({ query }) => query.toLowerCase())).size).toBe(judged.length);
  const named = judged.flatMap(({ right, fits }) => [...right, ...fits]);
  expect(named.filter((address) => !paths.has(address))).toEqual([]);
});

test("the gate is passed as often as before", () => {
  const part = asked.filter(({ query }) => isGate(query));
  expect(part.length).toBeGreaterThanOrEqual(70);
  const shares = sharesOf(part);
  if (process.env["SEARCH_TUNING"]) {
    const others = asked.filter(({ query }) => !isGate(query));
    const missed = others.filter(({ place }) => place > 3).map(({ query }) => query);
    process.stdout.write(`${JSON.stringify({ gate: shares, tuning: sharesOf(others), missed }, null, 1)}\n`);
  }
  expect(shares.first).toBeGreaterThanOrEqual(gate.first);
  expect(shares.amongThree).toBeGreaterThanOrEqual(gate.amongThree);
});
