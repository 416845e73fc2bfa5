import type { PackedItem } from "./sidebar";

/** Every page's context: what its template renders and nothing more, because every reader downloads it. */
export type PageContext =
  HomeContext | DocContext | PlainContext | CategoryContext | TagsContext | SearchContext | RedirectContext;

export type ContextOf<Kind extends PageContext["kind"]> = Extract<PageContext, { kind: Kind }>;

export interface NavLink {
  readonly label: string;
  readonly path: string;
}

/** The page before or after another in its group. */
export interface Neighbor extends NavLink {
  /** What it is about, in some hundred characters; left out where it does not say. */
  readonly description?: string;
}

export interface Card extends NavLink {
  readonly description: string | null;
  /** Name of the group that the card leads to; of no other card. */
  readonly group?: string;
  /** Number of pages below, for a category; null for a page. */
  readonly count: number | null;
  /** Minutes that reading takes, for a step of a learning path. */
  readonly minutes?: number;
}

interface OnSite {
  /**
   * The page's own address, without the path prefix; what the router says differs between the build and the browser.
   * Gatsby keeps the name "path" to itself.
   */
  readonly pagePath: string;
  /** Left out where the site has one version. */
  readonly versions?: PageVersions;
}

/** Ways from a page to the other versions of the documentation, with their words. */
export interface PageVersions {
  readonly menu: {
    readonly label: string;
    /** The newest version first. */
    readonly items: readonly { readonly label: string; readonly href: string; readonly isCurrent?: boolean }[];
  };
  /** Of a page of an older version; the link leads to the newest. */
  readonly old?: { readonly title: string; readonly link: NavLink };
  /** Address of the same page in the newest version, where it is there. */
  readonly canonical?: string;
}

/** Place of a page within its sidebar group. */
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
  /** File of the document that it shows, from the repository root; empty where the site has none. */
  readonly file: string;
}

export interface DocContext extends InSidebar {
  readonly kind: "doc";
  /** File of the source, from the repository root. */
  readonly file: string;
  /** Day of the last change, "2026-11-20", or null where the history does not tell. */
  readonly lastUpdated: string | null;
  /** The same day as the language writes it: a browser needs 40 ms to load what formats a day. Left out where it is not known. */
  readonly lastUpdatedText?: string;
  /** Whether search engines and lists leave it out; left out itself where they do not. */
  readonly isUnlisted?: true;
  /** The learning paths that it belongs to; left out where there is none. */
  readonly steps?: readonly LearningStep[];
  /** Minutes that it takes to read; left out where it is short, or no step of a learning path. */
  readonly minutes?: number;
  /** Its tags, with what they are called; left out where it has none, or the site has no pages for them. */
  readonly tags?: { readonly label: string; readonly links: readonly NavLink[] };
}

/** A document's place in a learning path. */
export interface LearningStep extends NavLink {
  /** From 1. */
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
