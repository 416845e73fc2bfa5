import { afterEach, expect, test } from "@jest/globals";
import { fixtureDefinition, fixtureSettings } from "../../test/loadFixture";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";
import { movePage } from "../commands/authoring/movePage/movePage";
import { planNewPage } from "../commands/authoring/newPage/planNewPage";
import { formatProblem } from "../common/problem";
import type { SiteDefinition } from "./definition";
import { loadFromDisk } from "./loadFromDisk";

let site: TemporarySite | null = null;
afterEach(() => {
  site?.remove();
  site = null;
});

const page = (title: string, text = "Text.", keys = "") => `---\ntitle: ${title}\n${keys}---\n\n${text}\n`;
const files = {
  "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
  "src/site/settings.ts": "export const settings = {};\n",
  "content/docs/01-guide/index.mdx": page(
    "Guide",
    "[Start](./10-start.mdx), [the same](/guide/start), [Bus](./3-ways/01-bus.mdx).",
  ),
  "content/docs/01-guide/10-start.mdx": page("Start"),
  "content/docs/01-guide/2-buy.md": page("Buy", "See [above](./index.mdx)."),
  "content/docs/01-guide/04_last.mdx": page("Last", "Text.", "sidebar_position: 90\n"),
  "content/docs/01-guide/3-ways/01-bus.mdx": page("Bus"),
  "content/docs/01-guide/5-trips/_category_.yml": "label: Trips\n",
  "content/docs/01-guide/5-trips/2026-11-24-fog.mdx": page("Fog"),
  "content/docs/01-guide/5-trips/index.mdx": page("All trips"),
};
const numbered: SiteDefinition = {
  ...fixtureDefinition,
  settings: { ...fixtureSettings, docs: { ...fixtureSettings.docs, numberPrefixes: true } },
};

async function load(more: Readonly<Record<string, string>> = {}, definition = numbered) {
  site ??= makeTemporarySite({ ...files, ...more });
  const loaded = await loadFromDisk(site.root, definition);
  return { ...loaded, report: loaded.problems.map(formatProblem).join("\n\n") };
}

test("numbers are positions of pages and folders, and not part of addresses", async () => {
  const { report, site: model } = await load();
  expect(report).toBe("");
  expect(model.docs.map(({ path }) => path).sort()).toEqual([
    "/guide",
    "/guide/buy",
    "/guide/last",
    "/guide/start",
    "/guide/trips",
    "/guide/trips/2026-11-24-fog",
    "/guide/ways/bus",
  ]);
  // The position in the front matter overrides the number in the file name.
  expect(model.sidebars[0]?.items.map(({ label }) => label)).toEqual([
    "Buy",
    "ways",
    "Trips",
    "Start",
    "Last",
    "Guide",
  ]);
});

test("without the setting, numbers are part of the name", async () => {
  const { site: model } = await load({}, fixtureDefinition);
  expect(model.docs.map(({ path }) => path)).toContain("/01-guide/10-start");
});

test("reports both files with the same address", async () => {
  const { report } = await load({ "content/docs/01-guide/11-start.mdx": page("Start again") });
  expect(report).toBe(`content/docs/01-guide/11-start.mdx:1:1  duplicate-route  (warning)
  "/guide/start" is also the address of content/docs/01-guide/10-start.mdx, which wins.
  Fix: move or remove one of them, or give one a slug.`);
});

test("reports both folders that differ only in their numbers", async () => {
  const { report } = await load({ "content/docs/01-guide/6-trips/_category_.yml": "label: More\n" });
  expect(report).toBe(`content/docs/01-guide/6-trips/_category_.yml:1:1  duplicate-category
  content/docs/01-guide/5-trips and content/docs/01-guide/6-trips are both the folder "guide/trips": numbers are not part of the name.
  Fix: move the files into one folder, or rename one of the two.`);
});

test("a sidebar file names files and folders with their numbers", async () => {
  const items = [
    "page: ./index.mdx",
    "folder: ./5-trips",
    "page: ./10-start.mdx",
    "page: ./04_last.mdx",
    "folder: ./3-ways",
  ];
  const sidebar = `items:\n${items.map((item) => `  - ${item}\n`).join("")}`;
  const { report, site: model } = await load({ "content/docs/01-guide/sidebar.yml": sidebar });
  expect(report).toContain('"./2-buy.md" is not in this sidebar.');
  expect(model.sidebars[0]?.items.map(({ label }) => label)).toEqual(["Guide", "Trips", "Start", "Last", "ways"]);
});

test("puts a new page into the folder with the number", async () => {
  const { content } = await load();
  const plan = (address: string) =>
    planNewPage({ address, title: "Rain" }, content, numbered.settings).map(({ file }) => file);
  expect(plan("guide/trips/rain")).toEqual(["content/docs/01-guide/5-trips/rain.mdx"]);
  expect(plan("guide/maps/rain")).toEqual([
    "content/docs/01-guide/maps/rain.mdx",
    "content/docs/01-guide/maps/_category_.yml",
  ]);
  expect(() => plan("guide/start")).toThrow(
    '"/guide/start" is already the address of content/docs/01-guide/10-start.mdx.',
  );
});

test("moves pages and folders by address or name; an unchanged address needs no redirect", async () => {
  await load();
  const root = site?.root ?? "";
  expect((await movePage(root, "guide/start", "guide/1-start", numbered)).redirects).toEqual([]);
  expect(site?.read("content/docs/01-guide/index.mdx")).toContain("[Start](./1-start.mdx), [the same](/guide/start)");
  expect((await movePage(root, "guide/trips", "guide/7-tours", numbered)).redirects).toEqual([
    { from: "/guide/trips/2026-11-24-fog", to: "/guide/tours/2026-11-24-fog" },
    { from: "/guide/trips", to: "/guide/tours" },
  ]);
  expect((await load()).report).toBe("");
});
