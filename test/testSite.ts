import type { SiteSettings } from "../src/shared/settings";
import type { Site } from "../src/shared/site";
import { testStrings } from "./testStrings";

const groups = ["Guide", "Reference", "Launch", "Train", "Deploy", "Federate"];

/** Settings of the tests' own site. */
export const testSettings: SiteSettings = {
  title: "Example Docs",
  titleDelimiter: "|",
  tagline: "A site that only tests have.",
  siteUrl: "https://docs.example.org",
  locale: { language: "en", direction: "ltr" },
  editUrl: null,
  favicon: null,
  hasMarks: false,
  socialImage: "/social.png",
  docs: {
    pluginId: "default",
    versionPersistence: "localStorage",
    versions: [{ name: "current", label: "Next", basePath: "/" }],
    sidebar: { hideable: true },
  },
  sidebars: groups.map((label) => ({ name: label.toLowerCase(), folder: label.toLowerCase(), label })),
  navbar: {
    title: "Example",
    logo: null,
    hideOnScroll: false,
    items: [
      { type: "sidebar", sidebar: "launch", label: "Launch" },
      { type: "sidebar", sidebar: "federate", label: "Federate" },
      { type: "dropdown", label: "Resources", items: [{ label: "Blog", href: "https://blog.example.org" }] },
    ],
  },
  announcement: null,
  footer: { copyright: "Example, since 2023.", style: "quiet", logo: null },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  toc: { minLevel: 2, maxLevel: 3 },
  search: {
    searchPagePath: "/search",
    queryParameter: "q",
    contextualSearch: true,
    missingResultsUrl: "https://example.org/new",
    start: [{ label: "First steps", to: "/guide" }],
    suggestions: ["Launch", "Train"],
    algolia: null,
  },
  supportWidget: null,
  redirects: [],
  home: { ways: [] },
  checks: {},
};

/** @param changes to the settings. @returns a site that belongs to no team, for code that takes a site as an argument. */
export function testSite(changes: Partial<SiteSettings> = {}): Site {
  return {
    settings: { ...testSettings, ...changes },
    strings: testStrings,
    loadSearchWindowStrings: () => Promise.reject(new Error("No test opens the window.")),
    themeColors: { light: "#fefefe", dark: "#010101" },
  };
}
