import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { fixtureDefinition } from "../../test/loadFixture";
import { gatsbyConfig } from "./config";

test("gatsby-source-filesystem finds every folder, even if no author has created it", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "config-"));
  const folders = (gatsbyConfig(root, fixtureDefinition).plugins ?? []).flatMap((plugin) =>
    typeof plugin === "object" && plugin?.resolve === "gatsby-source-filesystem"
      ? [(plugin.options as { path: string }).path]
      : [],
  );
  const found = folders.filter((folder) => existsSync(folder));
  rmSync(root, { recursive: true });
  expect(found).toEqual(
    ["docs", "pages", "reference", "recordings", "snippets"].map((name) => path.join(root, "content", name)),
  );
});

test("the sitemap lists public pages by address, without unlisted ones", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "config-"));
  const sitemap = (gatsbyConfig(root, fixtureDefinition).plugins ?? []).find(
    (plugin) => typeof plugin === "object" && plugin?.resolve === "gatsby-plugin-sitemap",
  );
  rmSync(root, { recursive: true });
  const { resolvePages } = (
    sitemap as unknown as { options: { resolvePages: (data: object) => readonly { path: string }[] } }
  ).options;
  const nodes = [
    { path: "/d", pageContext: { kind: "doc" } },
    { path: "/a", pageContext: { kind: "doc" } },
    { path: "/b", pageContext: { kind: "doc", isUnlisted: true } },
    { path: "/c", pageContext: { kind: "redirect" } },
    { path: "/404", pageContext: null },
  ];
  expect(resolvePages({ allSitePage: { nodes } }).map((page) => page.path)).toEqual(["/a", "/d"]);
});
