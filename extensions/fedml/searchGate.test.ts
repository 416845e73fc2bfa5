import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { z } from "zod";
import { readSources } from "../../node/common/sources";
import { openParseCache } from "../../node/content/parseCacheFile";
import { planIndex } from "../../node/search/planIndex";
import { loadSite } from "../../node/site/loadSite";
import { openIndex } from "../../src/shared/search/searchIndex";
import { definition } from "../../src/site/definition";
import { settings } from "../../src/site/settings";

/**
 * Queries by three judges who saw neither the weights nor the synonyms. A seed selects a third of them as the gate: we do not tune for
 * these, so this test reports their shares but no query. SEARCH_TUNING=1 prints the figures and, for the other queries, also the figures by
 * kind and the misses.
 */
const queriesFile = "test/search/queries.yml";
const seed = "2026-11-23";

/** What the search reaches; the aims are 0.85 and 0.96. */
const gate = { first: 0.78, amongThree: 0.91, noStranger: 0.57 };
/** For each kind of query, the minimum share whose page comes first. The aim is 0.75; queries for titles of issues reach only this. */
const leastOfKind = { tuning: 0.67, gate: 0.59 };

const querySchema = z.strictObject({
  query: z.string().min(1),
  kind: z.string(),
  right: z.array(z.string().startsWith("/")).min(1),
  fits: z.array(z.string().startsWith("/")),
});
type Judged = z.infer<typeof querySchema>;

interface Asked {
  readonly query: string;
  readonly kind: string;
  /** Pages among the first three that neither answer nor fit. */
  readonly strangers: number;
  /** Rank of the first right page, from 1. */
  readonly place: number;
}

/** Number of pages that readers see at first. */
const shown = 7;

let judged: readonly Judged[];
const asked: Asked[] = [];
let paths: ReadonlySet<string>;

beforeAll(async () => {
  const root = process.cwd();
  const text = await readFile(path.join(root, queriesFile), "utf8");
  judged = z.array(querySchema).parse(parse(text));
  const sources = await readSources(root);
  const { cache } = await openParseCache(root);
  const loaded = await loadSite({ root, sources, definition, withDrafts: false, cache, isChecked: true });
  paths = new Set([...loaded.site.docs, ...loaded.site.categoryPages].map((page) => page.path));
  const index = planIndex(loaded, settings);
  const { search } = await openIndex((name) => Promise.resolve(index.get(name) ?? ""));
  for (const { query, kind, right, fits } of judged) {
    const { pages } = await search({ text: query, offset: 0, limit: shown });
    const place = pages.findIndex(({ page }) => right.includes(page.path)) + 1;
    const strangers = pages
      .slice(0, 3)
      .filter(({ page }) => !right.includes(page.path) && !fits.includes(page.path)).length;
    asked.push({ query, kind, strangers, place: place === 0 ? Infinity : place });
  }
}, 240_000);

function isGate(query: string): boolean {
  return (createHash("sha256").update(`${seed} ${query}`).digest()[0] ?? 0) % 3 === 0;
}

interface Shares {
  readonly first: number;
  readonly amongThree: number;
  readonly meanReciprocalRank: number;
  readonly noStranger: number;
}

function sharesOf(queries: readonly Asked[]): Shares {
  const share = (isIn: (one: Asked) => boolean) => queries.filter(isIn).length / queries.length;
  return {
    first: share(({ place }) => place === 1),
    amongThree: share(({ place }) => place <= 3),
    meanReciprocalRank: queries.reduce((sum, { place }) => sum + 1 / place, 0) / queries.length,
    noStranger: share(({ strangers }) => strangers === 0),
  };
}

function sharesByKind(queries: readonly Asked[]): ReadonlyMap<string, Shares> {
  const kinds = new Set(queries.map(({ kind }) => kind));
  return new Map([...kinds].map((kind) => [kind, sharesOf(queries.filter((one) => one.kind === kind))]));
}

/** @returns the kinds whose right page comes first too rarely. */
function weakKinds(queries: readonly Asked[], least: number): readonly string[] {
  return [...sharesByKind(queries)]
    .filter(([, { first }]) => first < least)
    .map(([kind, { first }]) => `${kind}: ${(100 * first).toFixed(1)} % first`);
}

test("there are at least 400 different queries, and every page that they name exists", () => {
  expect(judged.length).toBeGreaterThanOrEqual(400);
  expect(new Set(judged.map(({ query }) => query.toLowerCase())).size).toBe(judged.length);
  const named = judged.flatMap(({ right, fits }) => [...right, ...fits]);
  expect(named.filter((address) => !paths.has(address))).toEqual([]);
});

test("the gate queries reach the minimum shares", () => {
  const part = asked.filter(({ query }) => isGate(query));
  expect(part.length).toBeGreaterThanOrEqual(120);
  const shares = sharesOf(part);
  if (process.env["SEARCH_TUNING"]) {
    const others = asked.filter(({ query }) => !isGate(query));
    const missed = others.filter(({ place }) => place > 3).map(({ query }) => query);
    const byKind = Object.fromEntries(sharesByKind(others));
    const figures = { gate: shares, tuning: sharesOf(others), byKind, missed };
    process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
  }
  expect(shares.first).toBeGreaterThanOrEqual(gate.first);
  expect(shares.amongThree).toBeGreaterThanOrEqual(gate.amongThree);
  expect(shares.noStranger).toBeGreaterThanOrEqual(gate.noStranger);
});

test("every kind of query reaches its minimum share", () => {
  const tuning = asked.filter(({ query }) => !isGate(query));
  const part = asked.filter(({ query }) => isGate(query));
  expect(weakKinds(tuning, leastOfKind.tuning)).toEqual([]);
  expect(weakKinds(part, leastOfKind.gate)).toEqual([]);
});
