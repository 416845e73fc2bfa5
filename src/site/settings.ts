import type { SiteSettings } from "../shared/settings";

/** The facts of this site. The browser receives this file, so it holds no secrets. */
export const settings: SiteSettings = {
  title: "Nexus AI Docs",
  titleDelimiter: "|",
  tagline: "Federated learning, training, job launching and model deployment, with one library and one platform.",
  siteUrl: "https://doc.fedml.ai",
  locale: { language: "en", direction: "ltr" },
  /** Where a reader may propose a change: the file's path from the repository root is appended. Null: no link. */
  editUrl: null,
  favicon: "/favicon.svg",
  socialImage: "/img/social.png",
  docs: {
    pluginId: "default",
    versionPersistence: "localStorage",
    versions: [{ name: "current", label: "Next", basePath: "/" }],
    sidebar: { hideable: true },
  },
  /** `folder` below content/docs makes the group; order here is the order of the groups. */
  sidebars: [
    { name: "platform", folder: "platform", label: "Nexus AI Platform" },
    { name: "opensource", folder: "open-source", label: "Open Source" },
    { name: "launch", folder: "launch", label: "Launch" },
    { name: "train", folder: "train", label: "Train" },
    { name: "deploy", folder: "deploy", label: "Deploy" },
    { name: "federate", folder: "federate", label: "Federate" },
    { name: "community", folder: "community", label: "Join the Community" },
  ],
  navbar: {
    title: "Nexus AI",
    logo: { src: "/img/logo.svg", width: 28, height: 28 },
    hideOnScroll: false,
    items: [
      { type: "sidebar", sidebar: "platform", label: "Nexus AI Platform" },
      { type: "sidebar", sidebar: "opensource", label: "Open Source" },
      { type: "sidebar", sidebar: "launch", label: "Launch" },
      { type: "sidebar", sidebar: "train", label: "Train" },
      { type: "sidebar", sidebar: "deploy", label: "Deploy" },
      { type: "sidebar", sidebar: "federate", label: "Federate" },
      { type: "sidebar", sidebar: "community", label: "Join the Community" },
      {
        type: "dropdown",
        label: "Resources",
        items: [
          { label: "Blog", href: "https://blog.fedml.ai" },
          { label: "Medium", href: "https://medium.com/@FedML" },
          { label: "Press", href: "https://fedml.ai/press" },
        ],
      },
      { type: "link", label: "GitHub", href: "https://github.com/FedML-AI/FedML", position: "end" },
      { type: "link", label: "Login", href: "https://nexus.fedml.ai", position: "end", look: "button" },
    ],
  },
  announcement: {
    id: "fedml-0.8.30",
    text: "These pages describe version 0.8.30 of the fedml library.",
    link: { label: "What it contains", href: "/open-source" },
    isDismissible: true,
  },
  footer: { copyright: "FedML, Inc., since 2023.", style: "quiet", logo: null },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  toc: { minLevel: 2, maxLevel: 3 },
  search: {
    searchPagePath: "/search",
    queryParameter: "q",
    contextualSearch: true,
    missingResultsUrl: "https://github.com/FedML-AI/FedML/issues/new",
    suggestions: ["Launch", "Train", "Deploy", "Federate"],
    /** A hosted index: { appId, indexName, apiKey }, with the public key that may only search. */
    algolia: null,
  },
  /** Script of a support chat: { src, id }. */
  supportWidget: null,
  /** Addresses published before the pages moved, besides `redirect_from` in front matter. */
  redirects: [],
  home: {
    ways: [
      {
        who: "For developers",
        what: "Describe a job in YAML and start it with one command.",
        to: "/launch/on-cloud/install",
        label: "Launch a job",
      },
      {
        who: "For ML engineers",
        what: "Use machines of your own as a cluster with a queue.",
        to: "/launch/on-prem/install",
        label: "Bind your machines",
      },
      {
        who: "For researchers",
        what: "Simulate federated learning on one machine.",
        to: "/federate/getting_started",
        label: "Run a simulation",
      },
    ],
  },
  /** "error" stops the build, "warning" does not, "off" is silent; all other rules are as docs/checks.md says. */
  checks: { "dead-link": "error", "dead-markdown-link": "warning", "duplicate-route": "warning" },
};
