/** Shape of `src/site/settings.ts`. */
export interface SiteSettings {
  readonly title: string;
  /** Stands between page title and site title. */
  readonly titleDelimiter: string;
  readonly tagline: string;
  /** Origin the site is published at, without a slash at the end. */
  readonly siteUrl: string;
  /** Of content and `strings`; days and plural forms are written by its rules. */
  readonly locale: { readonly language: string; readonly direction: "ltr" };
  readonly editUrl: string | null;
  /** Without `editUrl`: a form that takes `title` and `body`, where a reader says what is wrong with a page. */
  readonly reportUrl?: string | undefined;
  /** Files of static/, or null for none: the mark of the browser's tab, and the picture of pages without a card of their own. */
  readonly favicon: string | null;
  readonly socialImage: string | null;
  /** Whether static/ holds what `npm run marks` makes of the favicon: bitmaps, and the web manifest. */
  readonly hasMarks: boolean;
  readonly docs: DocsSettings;
  readonly sidebars: readonly SidebarSettings[];
  /** Ways through the documents for one purpose; front matter says which of their steps a document is. Of the build alone. */
  readonly learningPaths?: readonly LearningPathSettings[] | undefined;
  /** Pages that list the documents of each tag; without it, none. */
  readonly tagPages?: TagPagesSettings | undefined;
  /** What `{name}` in a document stands for, by name, such as "product.version". Of the build alone. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  readonly navbar: {
    readonly title: string;
    readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
    /** What is documented, beside the title, and the page on it. */
    readonly version?: LinkSettings | undefined;
    /** Whether the bar leaves while the reader scrolls down, and comes back on the way up. */
    readonly hideOnScroll: boolean;
    readonly items: readonly NavbarItem[];
  };
  readonly announcement: AnnouncementSettings | null;
  readonly footer: {
    readonly copyright: string;
    readonly style: "quiet" | "strong";
    readonly logo: string | null;
    /** Lists of links beside the copyright line. */
    readonly columns?: readonly FooterColumn[] | undefined;
  };
  readonly colorMode: {
    readonly defaultMode: ColorMode;
    readonly disableSwitch: boolean;
    readonly respectPrefersColorScheme: boolean;
  };
  /** Whether a link of the text shows what is behind it when a mouse rests on it; left out, it does. */
  readonly linkPreviews?: boolean | undefined;
  readonly toc: { readonly minLevel: number; readonly maxLevel: number };
  readonly search: SearchSettings;
  readonly supportWidget: SupportWidgetSettings | null;
  /** What counts visits; without it, nothing does. */
  readonly analytics?: AnalyticsSettings | undefined;
  readonly redirects: readonly RedirectSettings[];
  readonly home: {
    /** Ways in, by what a reader comes for. */
    readonly ways: readonly HomeWay[];
  };
  /** Severity of rules of the checks, by their names, where it is another than that of docs/checks.md. Of the build alone. */
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
  /** Id of this set of documents in keys of the browser's storage and in the tags that search crawlers read. */
  readonly pluginId: string;
  /** Where the version that a reader chose is kept. */
  readonly versionPersistence: "localStorage" | "none";
  /** The newest first: it is at the site's root. */
  readonly versions: readonly DocsVersion[];
  readonly sidebar: { readonly hideable: boolean };
  /** Whether numbers in front of names of files and folders are positions, and no part of addresses; left out, they are not. */
  readonly numberPrefixes?: boolean | undefined;
}

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** "/" for the newest; for any other its folder below content/docs: "/1.0". */
  readonly basePath: string;
}

/** A line above the navbar. */
export interface AnnouncementSettings {
  /** Readers who dismissed the bar see it again when this changes. */
  readonly id: string;
  readonly text: string;
  readonly link: LinkSettings | null;
  readonly isDismissible: boolean;
}

export interface SearchSettings {
  /** Address of the page of the search, and what the query is called in it: "/search?q=cluster". */
  readonly searchPagePath: string;
  readonly queryParameter: string;
  /** Whether results are limited to the language and the version of the documents that the reader reads. */
  readonly contextualSearch: boolean;
  /** Where readers may say that a page is missing: a form that takes `title` and `body`. Null: nowhere. */
  readonly missingResultsUrl: string | null;
  /** Pages that readers see before they have typed: some five. Without it, none. */
  readonly start?: readonly { readonly label: string; readonly to: string }[];
  /** What readers who found nothing may search for instead. */
  readonly suggestions: readonly string[];
  /** A hosted index to ask before the site's own; null asks the site's own alone. */
  readonly algolia: AlgoliaSettings | null;
}

export interface AlgoliaSettings {
  readonly appId: string;
  readonly indexName: string;
  /** The key that may only search. Every reader's browser receives it. */
  readonly apiKey: string;
}

/** A script of another host, loaded when the page is idle. */
export interface SupportWidgetSettings {
  readonly src: string;
  /** Given to the script as `data-id`. */
  readonly id: string;
}

/** A script of one other host, loaded when the page is idle. */
export interface AnalyticsSettings {
  readonly src: string;
  /** Attributes of the script element that the service asks for: `data-…` alone. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

export interface SidebarSettings {
  readonly name: string;
  /** Below content/docs; of an older version with the folder of the version, "1.0/launch". */
  readonly folder: string;
  readonly label: string;
}

export interface LearningPathSettings {
  /** As front matter names it. */
  readonly name: string;
  /** Address of the page that lists the steps. */
  readonly path: string;
  readonly label: string;
  /** For whom it is, and what they need. */
  readonly description: string;
  /** Name of the group whose sidebar stands beside the list. */
  readonly sidebar: string;
}

export interface TagPagesSettings {
  /** Address of the page that lists the tags; the page of a tag is below it. */
  readonly path: string;
  /** What tags are called: title of the list, and before the tags of a page. */
  readonly label: string;
  /** The tags that documents may have, each with a sentence on it; without it, any. */
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
