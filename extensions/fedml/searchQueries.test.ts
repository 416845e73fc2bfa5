import { beforeAll, expect, test } from "@jest/globals";
import { ranking } from "../../src/shared/search/rankPages";
import { openIndex, type SearchIndex } from "../../src/shared/search/searchIndex";
import { settings } from "../../src/site/settings";
import { openParseCache } from "../../node/content/parseCacheFile";
import { readSources } from "../../node/common/sources";
import { readReference } from "../../node/elements/readReference";
import type { LoadedSite } from "../../node/model/loadedSite";
import { listItems } from "../../node/search/listItems";
import { loadSite } from "../../node/site/loadSite";
import { definition } from "../../src/site/definition";
import type { Facts } from "./data/facts";
import { parseFacts } from "./data/parseFacts";
import { askQueries, type AskedQuery } from "../../node/search/askQueries";
import { planIndex } from "../../node/search/planIndex";
import { readQueries } from "../../node/search/readQueries";

/** Minimum shares of queries whose page comes first, or is among the first three. */
const tuned = { first: 0.88, amongThree: 0.97 };
const heldOut = { first: 0.72, amongThree: 0.88 };
const fewestQueries = 60;

let loaded: LoadedSite;
let facts: Facts;
let index: ReadonlyMap<string, string>;
let asked: readonly AskedQuery[];
let askedHeldOut: readonly AskedQuery[];

beforeAll(async () => {
  const root = process.cwd();
  // `npm run check` has already parsed the documents.
  const { cache } = await openParseCache(root);
  loaded = await loadSite({
    root,
    sources: await readSources(root),
    definition,
    withDrafts: false,
    cache,
    isChecked: true,
  });
  facts = parseFacts(await readReference(root)).facts;
  index = planIndex(loaded, settings);
  asked = await askQueries(index, await readQueries(root));
  askedHeldOut = await askQueries(index, await readQueries(root, "held_out"));
}, 240_000);

test("there are enough different queries, and none is the title of a page", () => {
  const queries = [...asked, ...askedHeldOut].map(({ query }) => query.toLowerCase());
  expect(queries.length).toBeGreaterThanOrEqual(fewestQueries);
  expect(new Set(queries).size).toBe(queries.length);
  const titles = new Set(loaded.site.docs.map(({ title }) => title.toLowerCase()));
  expect(queries.filter((query) => titles.has(query))).toEqual([]);
});

test("every expected page exists", () => {
  const paths = new Set([...loaded.site.docs, ...loaded.site.categoryPages].map(({ path }) => path));
  const missing = [...asked, ...askedHeldOut].flatMap(({ query, expect: pages }) =>
    pages.filter((path) => !paths.has(path)).map((path) => `${query}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every command, option and Python name is a record, and every anchor exists on its page", () => {
  const items = listItems(loaded, settings.docs.versions);
  const { commands, api } = facts.data;
  const names = new Set(items.map(({ name }) => name));
  const wanted = [
    ...commands.commands.flatMap(({ name, options }) => [name, ...options.map(({ flag }) => `${name} ${flag}`)]),
    ...api.symbols.map(({ name }) => name),
  ];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  const anchorsOf = new Map(
    loaded.site.docs.map(({ path, headings, ids }) => [path, new Set([...headings, ...ids].map(({ id }) => id))]),
  );
  const lost = items.filter(({ path, anchor }) => anchor !== null && !anchorsOf.get(path)?.has(anchor));
  expect(lost).toEqual([]);
});

test("every glossary term is a record", () => {
  const names = new Set(listItems(loaded, settings.docs.versions).map(({ name }) => name));
  expect(facts.data.glossary.terms.filter(({ term }) => !names.has(term))).toEqual([]);
});

test.each([
  ["readers find what they look for", () => asked, tuned],
  ["so do readers with the questions of an older list, as often as before", () => askedHeldOut, heldOut],
] as const)("%s", (_, queries, { first, amongThree }) => {
  const all = queries();
  const share = (most: number) => all.filter(({ place }) => place !== null && place <= most).length / all.length;
  const report = all
    .filter(({ place }) => place !== 1)
    .map(({ query, place, found }) => `${place ?? "–"}  ${query}: ${found.slice(0, 3).join(" ")}`)
    .join("\n");
  // The report shows the cause when this fails.
  expect({ isMet: share(1) >= first && share(3) >= amongThree, report }).toEqual({ isMet: true, report });
});

test.each([
  "how much does it cost",
  "what is a silo",
  "batch size setting",
  "windows install error",
  "stop a run",
  "login api key",
  "client drops out",
  "quantile",
  "one job after another",
  "server waits forever",
  "more replicas under load",
])("%p, in a reader's own words, finds its page among the first three", (query) => {
  const { expect: pages = [], found = [] } = asked.find((one) => one.query === query) ?? {};
  expect(pages).not.toEqual([]);
  expect(found.slice(0, 3).filter((path) => pages.includes(path))).not.toEqual([]);
});

test("finds for two words only pages that contain both", async () => {
  const { search } = await openIndex((name) => Promise.resolve(index.get(name) ?? ""));
  const pathsOf = async (text: string) =>
    (await search({ text, offset: 0, limit: loaded.site.docs.length })).pages.map(({ page }) => page.path);
  // A space after the words makes them whole words, as within the query.
  const both = await pathsOf("login api key");
  // Include the low-scoring tails, which are cut off at a different place in each list.
  const { leastScore, leastPartialScore } = ranking;
  Object.assign(ranking, { leastScore: 0, leastPartialScore: 0 });
  const [login, key] = await Promise.all(["login ", "api key"].map(pathsOf));
  Object.assign(ranking, { leastScore, leastPartialScore });
  expect(both.length).toBeGreaterThan(7);
  expect(both.filter((path) => !login?.includes(path) || !key?.includes(path))).toEqual([]);
});

test("the preloaded files give the same results in the same order as all files", async () => {
  const read = (name: string) => Promise.resolve(index.get(name) ?? "");
  const whole = await openIndex(read);
  const ahead = await openIndex((name) =>
    /^(?:index|names|ahead)/.test(name) ? read(name) : Promise.reject(new Error(`${name} is asked for.`)),
  );
  await ahead.loadNames();
  await ahead.loadAhead();
  const placesOf = async ({ search }: SearchIndex, text: string) => {
    const { count, pages, definition } = await search({ text, offset: 0, limit: 7, isEager: true });
    definition?.catch(() => undefined);
    const places = pages.flatMap(({ page: { path, title, group, trail }, records }) => [
      { path, title, group, trail },
      ...records.map(({ record: { anchor, headings, isReference }, terms }) => ({
        anchor,
        headings,
        isReference,
        terms,
      })),
    ]);
    return { count, places };
  };
  for (const { query } of [...asked, ...askedHeldOut]) {
    // Also at two points while the reader types it.
    for (const text of [query, query.slice(0, Math.ceil(query.length / 2)), query.slice(0, 1)]) {
      expect({ text, ...(await placesOf(ahead, text)) }).toEqual({ text, ...(await placesOf(whole, text)) });
    }
  }
});
