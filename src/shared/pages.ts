import type { PackedItem } from "./sidebar";

/** The context of a page: only what its template renders, because every reader downloads it. */
export type PageContext =
  HomeContext | DocContext | PlainContext | CategoryContext | TagsContext | SearchContext | RedirectContext;

export type ContextOf<Kind extends PageContext["kind"]> = Extract<PageContext, { kind: Kind }>;

export interface NavLink {
  readonly label: string;
  readonly path: string;
}

/** The page before or after another in its group. */
export interface Neighbor extends NavLink {
  /** What the page is about, in about a hundred characters; omitted if the page does not say. */
  readonly description?: string;
}

export interface Card extends NavLink {
  readonly description: string | null;
  /** Name of the group that the card leads to; omitted for other cards. */
  readonly group?: string;
  /** Number of pages below, for a category; null for a page. */
  readonly count: number | null;
  /** Reading time in minutes, for a step of a learning path. */
  readonly minutes?: number;
}

interface OnSite {
  /**
   * The page's own path, without the path prefix; the router's path differs between the build and the browser. Gatsby
   * reserves the name "path".
   */
  readonly pagePath: string;
  /** Omitted if the site has one version. */
  readonly versions?: PageVersions;
}

/** Links from a page to the other versions of the documentation, with their labels. */
export interface PageVersions {
  readonly menu: {
    readonly label: string;
    /** The newest version first. */
    readonly items: readonly { readonly label: string; readonly href: string; readonly isCurrent?: boolean }[];
  };
  /** For a page of an older version; the link leads to the newest. */
  readonly old?: { readonly title: string; readonly link: NavLink };
  /** URL of the same page in the newest version, if that has it. */
  readonly canonical?: string;
}

/** The page's place in its sidebar group. */
interface InSidebar extends OnSite {
  readonly sidebar: { readonly name: string; readonly items: readonly PackedItem[] };
  /** From the group's first page down to the page's own parent. */
  readonly trail: readonly { readonly label: string; readonly path: string | null }[];
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

export interface HomeContext extends OnSite {
  readonly kind: "home";
  readonly cards: readonly Card[];
  /** File of the document to show, from the repository root; empty if the site has none. */
  readonly file: string;
}

export interface DocContext extends InSidebar {
  readonly kind: "doc";
  /** File of the source, from the repository root. */
  readonly file: string;
  /** Day of the last change, "2026-11-20", or null if the history does not contain it. */
  readonly lastUpdated: string | null;
  /**
   * The same day, formatted for the site's language; in a browser, loading the date formatter takes 40 ms. Omitted if
   * the day is unknown.
   */
  readonly lastUpdatedText?: string;
  /** Whether search engines and lists leave the page out; omitted otherwise. */
  readonly isUnlisted?: true;
  /** The learning paths that the page belongs to; omitted if there are none. */
  readonly steps?: readonly LearningStep[];
  /** Reading time in minutes; omitted for a short page and for one that is not a step of a learning path. */
  readonly minutes?: number;
  /** Links to its tags, and the label before them; omitted if it has none, or the site has no tag pages. */
  readonly tags?: { readonly label: string; readonly links: readonly NavLink[] };
}

/** A document's place in a learning path. */
export interface LearningStep extends NavLink {
  /** Counted from 1. */
  readonly step: number;
  readonly count: number;
  readonly next: NavLink | null;
}

export interface PlainContext extends OnSite {
  readonly kind: "page";
  /** File of the source, from the repository root. */
  readonly file: string;
  readonly lastUpdated: string | null;
  readonly isUnlisted?: true;
}

export interface CategoryContext extends InSidebar {
  readonly kind: "category";
  readonly label: string;
  readonly description: string | null;
  readonly cards: readonly Card[];
  /** Whether the cards are the steps of a learning path. */
  readonly isPath?: true;
}

/** The documents of a tag, or all tags. */
export interface TagsContext extends OnSite {
  readonly kind: "tags";
  readonly label: string;
  readonly description: string | null;
  readonly cards: readonly Card[];
}

export interface SearchContext extends OnSite {
  readonly kind: "search";
}

export interface RedirectContext extends OnSite {
  readonly kind: "redirect";
  readonly to: string;
}
