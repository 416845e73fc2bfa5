import type { SiteSettings } from "../shared/settings";
// The workspace has the site's own settings next to this file.
import { settings as site } from "./siteSettings";

export { checks } from "./siteSettings";

/** The site's own settings with the groups of the fixture. */
export const settings: SiteSettings = {
  ...site,
  title: "Built twice",
  tagline: "A small site that is built again and again.",
  siteUrl: "https://docs.example.org",
  sidebars: [
    { name: "guide", folder: "guide", label: "Guide" },
    { name: "tools", folder: "tools", label: "Tools" },
    { name: "notes", folder: "notes", label: "Notes" },
  ],
  navbar: {
    ...site.navbar,
    version: undefined,
    items: [
      { type: "sidebar", sidebar: "guide", label: "Guide" },
      { type: "sidebar", sidebar: "tools", label: "Tools" },
      { type: "link", label: "Library", href: "https://example.org/library", position: "end" },
    ],
  },
  announcement: null,
  footer: { ...site.footer, columns: undefined },
  search: { ...site.search, start: undefined },
  home: { ways: [{ who: "For everyone", what: "Begin here.", to: "/guide", label: "Begin" }] },
  redirects: [{ from: "/first", to: "/guide" }],
};

export const learningPaths = [] as const;
export const valueLabels = {};
export const variables = {};
