import { expect, test } from "@jest/globals";
import { loadFixture } from "../../test/loadFixture";
import type { Doc } from "../content/parseDocument";
import type { ItemKey } from "../syntax/items";
import { noReference } from "../elements/reference";
import { buildPlaces, homeFor, homesOf } from "./buildPlaces";

test("an item's home is the page that covers it, even if another page shows it earlier", async () => {
  const { places } = await loadFixture("reference");
  expect(places.get("command:tool run stop")).toEqual({
    home: "content/docs/guide/index.mdx",
    files: ["content/docs/guide/index.mdx", "content/docs/guide/an-overview.mdx"],
  });
  expect(places.get("command:tool")?.home).toBe("content/docs/guide/an-overview.mdx");
  expect(places.has("term:run")).toBe(false);
});

/** @returns the parts of a document that these tests need. */
const page = (file: string, ...shown: ItemKey[]) =>
  ({
    file,
    shown: shown.map((key) => ({ key })),
    frontMatter: { covers: { commands: [], api: [], config: [] } },
  }) as unknown as Doc;

const newest = { name: "current", label: "2.0", basePath: "/" };
const older = { name: "1.0", label: "1.0", basePath: "/1.0" };

test("the home of an item that no page covers is the page with most items of its kind", () => {
  const places = buildPlaces(
    [page("example.mdx", "dataset:mnist", "term:run"), page("list.mdx", "dataset:cifar", "dataset:mnist")],
    noReference,
    [newest],
  );
  expect(places.get("dataset:mnist")).toEqual({ home: "list.mdx", files: ["list.mdx", "example.mdx"] });
  expect(places.get("term:run")?.home).toBe("example.mdx");
});

test("an item has one home per version; links fall back to the newest version that has it", () => {
  const versions = [newest, older];
  const places = buildPlaces(
    [
      page("content/docs/1.0/cli.mdx", "command:run", "command:old"),
      page("content/docs/cli.mdx", "command:run", "command:new"),
      page("content/docs/guide.mdx"),
    ],
    noReference,
    versions,
  );
  const homeOf = (key: ItemKey, from: string) => homeFor(places.get(key), from, versions);
  expect(homeOf("command:run", "content/docs/guide.mdx")).toBe("content/docs/cli.mdx");
  expect(homeOf("command:run", "content/docs/1.0/guide.mdx")).toBe("content/docs/1.0/cli.mdx");
  expect(homeOf("command:new", "content/docs/1.0/guide.mdx")).toBe("content/docs/cli.mdx");
  expect(homeOf("command:old", "content/docs/guide.mdx")).toBe("content/docs/1.0/cli.mdx");
  expect(homeOf("command:none", "content/docs/guide.mdx")).toBeNull();
  expect(homesOf(places.get("command:run") ?? { home: "", files: [] }, versions)).toEqual([
    "content/docs/cli.mdx",
    "content/docs/1.0/cli.mdx",
  ]);
});
