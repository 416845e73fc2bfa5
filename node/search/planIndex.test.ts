import { expect, test } from "@jest/globals";
import { fixtureSettings, loadFixture } from "../../test/loadFixture";
import type { SiteSettings } from "../../src/shared/settings";
import { planIndexFiles } from "./planIndex";

const loaded = await loadFixture("sound");
const { docs, search } = fixtureSettings;
// The group "reference" of the fixture, as if it were a version.
const versions = [...docs.versions, { name: "1.0", label: "1.0", basePath: "/reference" }];

function coresOf(contextualSearch: boolean, of: SiteSettings["docs"]["versions"] = versions) {
  const files = planIndexFiles(loaded, {
    ...fixtureSettings,
    docs: { ...docs, versions: of },
    search: { ...search, contextualSearch },
  });
  return [...files]
    .filter(([address]) => address.startsWith("/search-assets/"))
    .map(([address, text]) => {
      const { docusaurusTag, pages } = JSON.parse(text) as { docusaurusTag: string; pages: readonly number[] };
      return [address, docusaurusTag, pages.length];
    });
}

test("each version has a separate index", () => {
  const [[, , all = 0] = []] = coresOf(false);
  expect(coresOf(true)).toEqual([
    ["/search-assets/index.json", "docs-default-current", Number(all) - 1],
    ["/search-assets/index-1.0.json", "docs-default-1.0", 1],
  ]);
});

test("makes one index if the search covers all versions, or if the others have no pages", () => {
  expect(coresOf(false)).toHaveLength(1);
  expect(coresOf(true, docs.versions)).toHaveLength(1);
  expect(coresOf(true, [...docs.versions, { name: "0.9", label: "0.9", basePath: "/0.9" }])).toHaveLength(1);
});
