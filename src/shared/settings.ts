/** Shape of `src/site/settings.ts`. */
export interface SiteSettings {
  readonly title: string;
  /** Separator between page title and site title. */
  readonly titleDelimiter: string;
  readonly tagline: string;
  /** Origin at which the site is published, without a trailing slash. */
  readonly siteUrl: string;
  /** Language of content and `strings`; its rules format dates and plural forms. */
  readonly locale: { readonly language: string; readonly direction: "ltr" };
  readonly editUrl: string | null;
  /** Used without `editUrl`: a form that accepts `title` and `body`, where readers report problems with a page. */
  readonly reportUrl?: string | undefined;
  /** Files in static/, or null for none: the favicon, and the social image of pages without a card of their own. */
  readonly favicon: string | null;
  readonly socialImage: string | null;
  /** Whether static/ contains the files that `npm run marks` generates from the favicon: bitmaps and the web manifest. */
  readonly hasMarks: boolean;
  readonly docs: DocsSettings;
  readonly sidebars: readonly SidebarSettings[];
  /** Reading orders for one purpose; front matter says which step of a path a document is. Used only by the build. */
  readonly learningPaths?: readonly LearningPathSettings[] | undefined;
  /** Settings of the pages that list the documents of each tag; without them there are no such pages. */
  readonly tagPages?: TagPagesSettings | undefined;
  /** Values of `{name}` in documents, by name, such as "product.version". Used only by the build. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly navbar: {
    readonly title: string;
    readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
    /** Version of the documented product, shown next to the title, and the page about it. */
    readonly version?: LinkSettings | undefined;
    /** Whether the bar hides while the reader scrolls down, and returns on scrolling up. */
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarItem[];
  };
  readonly announcement: AnnouncementSettings | null;
  readonly footer: {
    readonly copyright: string;
    readonly style: "quiet" | "strong";
    readonly logo: string | null;
    /** Lists of links next to the copyright line. */
    readonly columns?: readonly FooterColumn[] | undefined;
  };
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  /** Whether links in the text show a preview of their target on mouse hover; on by default. */
  readonly linkPreviews?: boolean | undefined;
  readonly toc: { readonly minLevel: number; readonly maxLevel: number };
  readonly search: SearchSettings;
  readonly supportWidget: SupportWidgetSettings | null;
  /** Script that counts visits; without it, nothing does. */
  readonly analytics?: AnalyticsSettings | undefined;
  readonly redirects: readonly RedirectSettings[];
  readonly home: {
    /** Starting points, by the reader's purpose. */
    readonly ways: readonly HomeWay[];
  };
  /** Severity of checks by rule name, where it differs from docs/checks.md. Used only by the build. */
  readonly checks?: Readonly<Partial<Record<string, CheckSeverity>>> | undefined;
}

export interface LinkSettings {
  readonly label: string;
  readonly href: string;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly LinkSettings[];
}

export type CheckSeverity = "error" | "warning" | "off";

export interface HomeWay {
  readonly who: string;
  readonly what: string;
  readonly to: string;
  readonly label: string;
}

export type ColorMode = "light" | "dark";

export interface DocsSettings {
  /** Id of this set of documents in browser storage keys and in the tags that search crawlers read. */
  readonly pluginId: string;
  /** Where the reader's choice of version is stored. */
  readonly versionPersistence: "localStorage" | "none";
  /** The newest first; it is at the site's root. */
  readonly versions: readonly DocsVersion[];
  readonly sidebar: { readonly hideable: boolean };
  /** Whether number prefixes of file and folder names set the order and are left out of addresses; off by default. */
  readonly numberPrefixes?: boolean | undefined;
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** "/" for the newest; for others the folder below content/docs: "/1.0". */
  readonly basePath: string;
}

/** A line above the navbar. */
export interface AnnouncementSettings {
  /** Readers who dismissed the bar see it again when the id changes. */
  readonly id: string;
  readonly text: string;
  readonly link: LinkSettings | null;
  readonly isDismissible: boolean;
}

export interface SearchSettings {
  /** Path of the search page, and the name of its query parameter: "/search?q=cluster". */
  readonly searchPagePath: string;
  readonly queryParameter: string;
  /** Whether results are limited to the language and version that the reader has open. */
  readonly contextualSearch: boolean;
  /** Form where readers report that a page is missing; accepts `title` and `body`. Null for none. */
  readonly missingResultsUrl: string | null;
  /** Pages to show before the reader has typed: about five. Without it, none. */
  readonly start?: readonly { readonly label: string; readonly to: string }[];
  /** Queries to suggest to readers who found nothing. */
  readonly suggestions: readonly string[];
  /** A hosted index to query before the site's own; null uses only the site's own. */
  readonly algolia: AlgoliaSettings | null;
}

export interface AlgoliaSettings {
  readonly appId: string;
  readonly indexName: string;
  /** The search-only key. Every reader's browser receives it. */
  readonly apiKey: string;
}

/** A script from another host, loaded when the page is idle. */
export interface SupportWidgetSettings {
  readonly src: string;
  /** Passed to the script as `data-id`. */
  readonly id: string;
}

/** A script from one other host, loaded when the page is idle. */
export interface AnalyticsSettings {
  readonly src: string;
  /** Attributes that the service requires on the script element: only `data-…`. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

export interface SidebarSettings {
  readonly name: string;
  /** Folder below content/docs; for an older version including the version's folder, "1.0/launch". */
  readonly folder: string;
  readonly label: string;
}

export interface LearningPathSettings {
  /** The name that front matter uses. */
  readonly name: string;
  /** Path of the page that lists the steps. */
  readonly path: string;
  readonly label: string;
  /** Who the path is for, and the prerequisites. */
  readonly description: string;
  /** Name of the group whose sidebar is shown next to the list. */
  readonly sidebar: string;
}

export interface TagPagesSettings {
  /** Path of the page that lists the tags; the page of a tag is below it. */
  readonly path: string;
  /** Label for tags: title of the list, and shown before a page's tags. */
  readonly label: string;
  /** The tags that documents may have, each with a one-sentence description; without it, any tag is allowed. */
  readonly known?: Readonly<Record<string, string>> | undefined;
}

export interface RedirectSettings {
  readonly from: string;
  readonly to: string;
}

export type NavbarItem =
  | { readonly type: "sidebar"; readonly sidebar: string; readonly label: string }
  | {
      readonly type: "dropdown";
      readonly label: string;
      readonly items: readonly LinkSettings[];
    }
  | {
      readonly type: "link";
      readonly label: string;
      readonly href: string;
      readonly position: "start" | "end";
      readonly look?: "button";
    };
