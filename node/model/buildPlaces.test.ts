import { expect, test } from "@jest/globals";
import { loadFixture } from "../../test/loadFixture";
import type { Doc } from "../content/parseDocument";
import type { ItemKey } from "../../node/syntax/items";
import { noReference } from "../../node/elements/reference";
import { buildPlaces } from "./buildPlaces";

test("an item's home is the page that promises it, though another shows it earlier", async () => {
  const { places } = await loadFixture("reference");
  expect(places.get("command:tool run stop")).toEqual({
    home: "content/docs/guide/index.mdx",
    files: ["content/docs/guide/index.mdx", "content/docs/guide/an-overview.mdx"],
  });
  expect(places.get("command:tool")?.home).toBe("content/docs/guide/an-overview.mdx");
  expect(places.has("term:run")).toBe(false);
});

test("without a promise, it is the page that shows most of the kind", () => {
  const page = (file: string, ...shown: ItemKey[]) =>
    ({
      file,
      shown: shown.map((key) => ({ key })),
      frontMatter: { covers: { commands: [], api: [], config: [] } },
    }) as unknown as Doc;
  const places = buildPlaces(
    [page("example.mdx", "dataset:mnist", "term:run"), page("list.mdx", "dataset:cifar", "dataset:mnist")],
    noReference,
  );
  expect(places.get("dataset:mnist")).toEqual({ home: "list.mdx", files: ["list.mdx", "example.mdx"] });
  expect(places.get("term:run")?.home).toBe("example.mdx");
});
