import type { SiteSettings } from "../shared/settings";

/**
 * The settings of this site. The browser receives this file, so it must not contain secrets. src/shared/settings.ts explains each setting.
 */
export const settings: SiteSettings = {
  title: "My Docs",
  titleDelimiter: "|",
  tagline: "One sentence that says what is documented here.",
  siteUrl: "https://docs.example.org",
  locale: { language: "en", direction: "ltr" },
  editUrl: null,
  favicon: "/favicon.svg",
  hasMarks: true,
  socialImage: null,
  docs: {
    pluginId: "default",
    versionPersistence: "localStorage",
    versions: [{ name: "current", label: "Current", basePath: "/" }],
    sidebar: { hideable: true },
  },
  /** Each group contains the documents of its `folder` below content/docs. The groups appear in this order. */
  sidebars: [
    // One line for each group.
    { name: "guide", folder: "guide", label: "Guide" },
  ],
  navbar: {
    title: "My Docs",
    logo: null,
    hideOnScroll: false,
    items: [{ type: "sidebar", sidebar: "guide", label: "Guide" }],
  },
  announcement: null,
  footer: { copyright: "The authors.", style: "quiet", logo: null },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  toc: { minLevel: 2, maxLevel: 3 },
  search: {
    searchPagePath: "/search",
    queryParameter: "q",
    contextualSearch: true,
    missingResultsUrl: null,
    suggestions: [],
    algolia: null,
  },
  supportWidget: null,
  redirects: [],
  home: { ways: [{ who: "New here", what: "Read what this is about.", to: "/guide", label: "Begin" }] },
  checks: { "dead-link": "error", "dead-markdown-link": "warning", "duplicate-route": "warning" },
};
