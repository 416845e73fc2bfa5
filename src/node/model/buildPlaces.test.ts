import { expect, test } from "@jest/globals";
import { loadFixture } from "../../../test/loadFixture";

test("an item's home is the page that promises it, though another shows it earlier", async () => {
  const { places } = await loadFixture("reference");
  expect(places.get("command:tool run stop")).toEqual({
    home: "content/docs/guide/index.mdx",
    files: ["content/docs/guide/index.mdx", "content/docs/guide/an-overview.mdx"],
  });
  expect(places.get("command:tool")?.home).toBe("content/docs/guide/an-overview.mdx");
  expect(places.has("term:run")).toBe(false);
});
