import path from "node:path";
import { emptyParseCache } from "../node/content/parseContent";
import { readSources } from "../node/common/sources";
import type { LoadedSite } from "../node/model/loadedSite";
import { loadSite } from "../node/site/loadSite";
import { formatProblem } from "../node/common/problem";
import type { SiteSettings } from "../src/shared/settings";
import type { SiteDefinition } from "../node/site/definition";
import { definition } from "../src/site/definition";
import { testSettings as settings } from "./testSite";

/** The only file in the static folder of each tiny site. */
const logo = "/logo.svg";

/** Settings of the tiny sites: two groups, and a navbar without items, which would need more pages. */
export const fixtureSettings: SiteSettings = {
  ...settings,
  favicon: null,
  hasMarks: false,
  socialImage: logo,
  sidebars: [
    { name: "guide", folder: "guide", label: "The Guide" },
    { name: "reference", folder: "reference", label: "The Reference" },
  ],
  navbar: { title: "Fixture", logo: { src: logo, width: 10, height: 10 }, hideOnScroll: false, items: [] },
  footer: { copyright: "The authors.", style: "quiet", logo: null },
  announcement: null,
  search: { ...settings.search, start: undefined },
  redirects: [],
  home: { ways: [] },
  // Tiny sites have tiny pages.
  checks: { "thin-page": "off" },
};

/** The tiny sites, with this site's extension. */
export const fixtureDefinition: SiteDefinition = { ...definition, settings: fixtureSettings };

interface FixtureOptions {
  readonly settings?: Partial<SiteSettings>;
  readonly withDrafts?: boolean;
}

/** @param name folder of test/fixtures. @returns the site in it, loaded like in `npm run check`. */
export async function loadFixture(name: string, options: FixtureOptions = {}): Promise<LoadedSite> {
  const root = path.join(import.meta.dirname, "fixtures", name);
  return loadSite({
    root,
    sources: await readSources(root),
    definition: { ...definition, settings: { ...fixtureSettings, ...options.settings } },
    withDrafts: options.withDrafts ?? false,
    cache: emptyParseCache(),
  });
}

/** @returns the text that an author sees. */
export async function reportOf(name: string, options: FixtureOptions = {}): Promise<string> {
  const { problems } = await loadFixture(name, options);
  return problems.map(formatProblem).join("\n\n");
}
