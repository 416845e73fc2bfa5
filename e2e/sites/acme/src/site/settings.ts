import type { SiteSettings } from "../shared/settings";

/** Another company's site: another language, two versions, two groups, a search at another address, no reference data. */
export const settings: SiteSettings = {
  title: "Acme Handbuch",
  titleDelimiter: "·",
  tagline: "Wie die Presse von Acme aufgestellt, bedient und gewartet wird.",
  siteUrl: "https://handbuch.acme.example",
  locale: { language: "de", direction: "ltr" },
  editUrl: null,
  favicon: "/marke.svg",
  hasMarks: false,
  socialImage: null,
  docs: {
    pluginId: "acme",
    versionPersistence: "localStorage",
    versions: [
      { name: "current", label: "2.0", basePath: "/" },
      { name: "1.0", label: "1.0", basePath: "/1.0" },
    ],
    sidebar: { hideable: false },
  },
  sidebars: [
    { name: "anleitung", folder: "anleitung", label: "Anleitung" },
    { name: "nachschlagen", folder: "nachschlagen", label: "Nachschlagen" },
    { name: "anleitung-1.0", folder: "1.0/anleitung", label: "Anleitung" },
  ],
  navbar: {
    title: "Acme",
    logo: { src: "/bild/logo.svg", width: 40, height: 24 },
    hideOnScroll: false,
    items: [
      { type: "sidebar", sidebar: "anleitung", label: "Anleitung" },
      { type: "sidebar", sidebar: "nachschlagen", label: "Nachschlagen" },
      { type: "link", label: "Bestellen", href: "https://www.acme.example/presse", position: "end", look: "button" },
    ],
  },
  announcement: null,
  footer: { copyright: "Acme GmbH.", style: "strong", logo: "/bild/logo.svg" },
  colorMode: { defaultMode: "dark", disableSwitch: false, respectPrefersColorScheme: false },
  toc: { minLevel: 2, maxLevel: 2 },
  search: {
    searchPagePath: "/finden",
    queryParameter: "wort",
    contextualSearch: true,
    missingResultsUrl: null,
    suggestions: [],
    algolia: null,
  },
  supportWidget: null,
  tagPages: { path: "/themen", label: "Themen", known: { "Maße & Gewichte": "Wie groß.", Montage: "Wie es steht." } },
  redirects: [
    { from: "/start", to: "/anleitung" },
    { from: "/laden", to: "https://www.acme.example/presse" },
  ],
  home: { ways: [] },
  checks: { "dead-link": "error" },
};
