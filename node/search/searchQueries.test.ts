import { beforeAll, expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { emptyParseCache } from "../content/parseContent";
import { readSources } from "../content/sources";
import { loadSite, type LoadedSite } from "../loadSite";
import { listReferences } from "./listReferences";
import { askQueries, type AskedQuery } from "./askQueries";
import { planIndex } from "./planIndex";
import { readQueries } from "./readQueries";

/** Shares of the queries whose page has to be the first one, and among the first three. */
const first = 0.85;
const amongThree = 0.97;
const fewestQueries = 60;

let loaded: LoadedSite;
let asked: readonly AskedQuery[];

beforeAll(async () => {
  const root = process.cwd();
  loaded = await loadSite({
    root,
    sources: await readSources(root),
    settings,
    withDrafts: false,
    cache: emptyParseCache(),
  });
  asked = await askQueries(planIndex(loaded, settings), await readQueries(root));
}, 120_000);

test("there are enough queries, each of its own, and none is a page's title", () => {
  const queries = asked.map(({ query }) => query.toLowerCase());
  expect(queries.length).toBeGreaterThanOrEqual(fewestQueries);
  expect(new Set(queries).size).toBe(queries.length);
  const titles = new Set(loaded.site.docs.map(({ title }) => title.toLowerCase()));
  expect(queries.filter((query) => titles.has(query))).toEqual([]);
});

test("every page that is expected exists", () => {
  const paths = new Set([...loaded.site.docs, ...loaded.site.categoryPages].map(({ path }) => path));
  const missing = asked.flatMap(({ query, expect: pages }) =>
    pages.filter((path) => !paths.has(path)).map((path) => `${query}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every command, option and name of the reference data is a record, at a place that its page has", () => {
  const items = listReferences(loaded);
  const { commands, api } = loaded.reference.data;
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

test("readers find what they look for", () => {
  const share = (most: number) => asked.filter(({ place }) => place !== null && place <= most).length / asked.length;
  const report = asked
    .filter(({ place }) => place !== 1)
    .map(({ query, place, found }) => `${place ?? "–"}  ${query}: ${found.slice(0, 3).join(" ")}`)
    .join("\n");
  // The report is what one wants to read when this fails.
  expect({ isMet: share(1) >= first && share(3) >= amongThree, report }).toEqual({ isMet: true, report });
});
