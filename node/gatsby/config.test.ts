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

interface SitemapOptions {
  readonly resolvePages: (data: object) => readonly { readonly path: string }[];
  readonly serialize: (page: object) => object;
}

function sitemapOptions(): SitemapOptions {
  const root = mkdtempSync(path.join(os.tmpdir(), "config-"));
  const sitemap = (gatsbyConfig(root, fixtureDefinition).plugins ?? []).find(
    (plugin) => typeof plugin === "object" && plugin?.resolve === "gatsby-plugin-sitemap",
  );
  rmSync(root, { recursive: true });
  return (sitemap as unknown as { readonly options: SitemapOptions }).options;
}

test("the sitemap lists public pages by address, without unlisted ones and older versions of a page", () => {
  const nodes = [
    { path: "/d", pageContext: { kind: "doc" } },
    { path: "/a", pageContext: { kind: "doc" } },
    { path: "/b", pageContext: { kind: "doc", isUnlisted: true } },
    { path: "/c", pageContext: { kind: "redirect" } },
    { path: "/1.0/a", pageContext: { kind: "doc", versions: { canonical: "/a" } } },
    { path: "/1.0/gone", pageContext: { kind: "doc", versions: {} } },
    { path: "/category/e", pageContext: { kind: "category" } },
    { path: "/", pageContext: { kind: "home" } },
    { path: "/f", pageContext: { kind: "page" } },
    { path: "/404", pageContext: null },
  ];
  const listed = sitemapOptions().resolvePages({ allSitePage: { nodes } });
  expect(listed.map((page) => page.path)).toEqual(["/", "/1.0/gone", "/a", "/category/e", "/d", "/f"]);
});

test("the sitemap says when a page last changed, if that is known", () => {
  const { serialize } = sitemapOptions();
  expect(serialize({ path: "/a", pageContext: { kind: "doc", lastUpdated: "2026-11-20" } })).toEqual({
    url: "/a",
    lastmod: "2026-11-20",
  });
  expect(serialize({ path: "/a", pageContext: { kind: "doc", lastUpdated: null } })).toEqual({ url: "/a" });
});
