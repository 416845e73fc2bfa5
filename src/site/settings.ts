import type { CheckSeverity, LearningPathSettings, SiteSettings } from "../shared/settings";

/** Settings of this site. The browser receives this file, so it must not contain secrets. */
export const settings: SiteSettings = {
  title: "Nexus AI Docs",
  titleDelimiter: "|",
  tagline: "Federated learning, training, job launching and model deployment, with one library and one platform.",
  siteUrl: "https://doc.fedml.ai",
  locale: { language: "en", direction: "ltr" },
  /** URL where a reader can propose a change; the file's path from the repository root is appended. Null: no link. */
  editUrl: null,
  reportUrl: "https://github.com/FedML-AI/FedML/issues/new",
  favicon: "/favicon.svg",
  hasMarks: true,
  socialImage: "/img/social.png",
  docs: {
    pluginId: "default",
    versionPersistence: "localStorage",
    versions: [{ name: "current", label: "Next", basePath: "/" }],
    sidebar: { hideable: true },
  },
  /** Each `folder` below content/docs is a group; groups appear in this order. */
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
    version: { label: "fedml 0.8.30", href: "/open-source/what_changed" },
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
      { type: "link", label: "Login", href: "https://nexus.fedml.ai", position: "end" },
    ],
  },
  announcement: {
    id: "recorded-runs",
    text: "New: recorded outputs.",
    link: { label: "See what we ran", href: "/open-source/recorded_runs" },
    isDismissible: true,
  },
  footer: {
    copyright: "FedML, Inc., since 2023.",
    style: "quiet",
    logo: "/img/logo.svg",
    columns: [
      {
        title: "Start",
        links: [
          { label: "Getting started", href: "/federate/getting_started" },
          { label: "Installation", href: "/open-source/installation" },
          { label: "Nexus AI Platform", href: "/platform" },
          { label: "Open Source", href: "/open-source" },
          { label: "Launch", href: "/launch" },
          { label: "Train", href: "/train" },
          { label: "Deploy", href: "/deploy" },
          { label: "Federate", href: "/federate" },
        ],
      },
      {
        title: "Reference",
        links: [
          { label: "Job YAML", href: "/launch/yaml" },
          { label: "Commands", href: "/open-source/cli" },
          { label: "Python API", href: "/category/python-api-reference" },
          { label: "Glossary", href: "/community/glossary" },
        ],
      },
      {
        title: "Machine-readable",
        links: [
          { label: "llms.txt", href: "/llms.txt" },
          { label: "llms-full.txt", href: "/llms-full.txt" },
          { label: "Any page: add .md", href: "/index.md" },
          { label: "Feed", href: "/feed.xml" },
        ],
      },
      {
        title: "Community",
        links: [
          { label: "Join the Community", href: "/community" },
          { label: "Papers", href: "/federate/tech/papers" },
          { label: "GitHub", href: "https://github.com/FedML-AI/FedML" },
          { label: "Blog", href: "https://blog.fedml.ai" },
          { label: "Medium", href: "https://medium.com/@FedML" },
          { label: "Press", href: "https://fedml.ai/press" },
        ],
      },
    ],
  },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  toc: { minLevel: 2, maxLevel: 3 },
  search: {
    searchPagePath: "/search",
    queryParameter: "q",
    contextualSearch: true,
    missingResultsUrl: "https://github.com/FedML-AI/FedML/issues/new",
    start: [
      { label: "Getting started", to: "/federate/getting_started" },
      { label: "Installation", to: "/open-source/installation" },
      { label: "Job YAML", to: "/launch/yaml" },
      { label: "Commands", to: "/open-source/cli" },
      { label: "Python API", to: "/category/python-api-reference" },
    ],
    suggestions: ["Launch", "Train", "Deploy", "Federate"],
    /** A hosted index: { appId, indexName, apiKey }, with the public search-only key. */
    algolia: null,
  },
  /** Script of a support chat: { src, id }. */
  supportWidget: null,
  /** Former addresses of pages that have moved, in addition to `redirect_from` in front matter. */
  redirects: [],
  // The content of the home page is in content/pages/index.mdx.
  home: { ways: [] },
};

/** "error" stops the build, "warning" does not, "off" disables the rule; all other rules have the severity in docs/checks.md. */
export const checks: Readonly<Record<string, CheckSeverity>> = {
  "dead-link": "error",
  "dead-markdown-link": "warning",
  "duplicate-route": "warning",
};

/** Variables that documents use in braces: `{fedml.version}`. */
export const variables: Readonly<Record<string, string>> = {
  "fedml.version": "0.8.30",
};

/** Placeholders in code blocks for values of the reader, with their labels. Never a key, a token or a password. */
export const valueLabels: Readonly<Record<string, string>> = {
  my_cluster: "Cluster name",
  my_project: "Project name",
  my_model: "Model card name",
  my_endpoint: "Endpoint name",
  YOUR_ENDPOINT_ID: "Endpoint id",
  YOUR_RUN_ID: "Run id",
};

/** Reading orders; the documents' front matter contains the steps. A separate constant, because browsers do not need it. */
export const learningPaths: readonly LearningPathSettings[] = [
  {
    name: "simulation",
    path: "/paths/simulation",
    label: "Research in simulation",
    description:
      "From a first simulated run to your own data, your own algorithm and a comparison of optimizers. One machine with Python is enough; you do not need an account.",
    sidebar: "federate",
  },
  {
    name: "cross-silo",
    path: "/paths/cross-silo",
    label: "Cross-silo training between organizations",
    description:
      "From a first run on one machine to separate machines, your own data and protection. Only the last step needs an account.",
    sidebar: "federate",
  },
  {
    name: "launch",
    path: "/paths/launch",
    label: "Launch and train on GPUs",
    description:
      "From a job file to training on several machines, including costs, secrets and metrics. You need a Nexus AI account.",
    sidebar: "launch",
  },
  {
    name: "deploy",
    path: "/paths/deploy",
    label: "Deploy and serve a model",
    description:
      "From a model card on your own computer to an endpoint in the cloud that you call, scale and remove. You do not need an account to serve on your own computer.",
    sidebar: "deploy",
  },
];
