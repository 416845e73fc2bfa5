import type { Card } from "../../src/shared/pages";
import type { SiteSettings } from "../../src/shared/settings";
import { flatten, isListed, type SiteModel } from "../model/buildSite";
import type { PagePlan } from "./planPages";

/** A page for readers, as it appears in lists and files for programs. */
export interface PublishedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string | null;
  /** Name of its sidebar; null for one outside of the groups. */
  readonly group: string | null;
  /** Day of the last change, "2026-11-20"; null if git does not know it, or for a page that lists other pages. */
  readonly lastUpdated: string | null;
  /** Picture for social networks that the author chose. */
  readonly image: string | null;
  /** The cards of a page that lists other pages; null for a document. */
  readonly cards: readonly Card[] | null;
  /** Whether the page is omitted from all lists: it only has its own Markdown file and share card. */
  readonly isUnlisted?: true;
}

interface PublishedInput {
  readonly plans: readonly PagePlan[];
  readonly site: SiteModel;
  readonly settings: SiteSettings;
}

/** @returns the pages that appear in lists. */
export function listedPages(pages: readonly PublishedPage[]): readonly PublishedPage[] {
  return pages.filter(({ isUnlisted }) => !isUnlisted);
}

/** Every page for readers, in reading order: the home page, the groups, then the pages outside of them. */
export function publishedPages({ plans, site, settings }: PublishedInput): readonly PublishedPage[] {
  const docs = new Map(site.docs.map((doc) => [doc.path, doc]));
  const found = new Map(
    plans.flatMap((plan) => {
      const page = published(plan, docs.get(plan.path), settings);
      return page ? [[plan.path, page] as const] : [];
    }),
  );
  const inGroups = site.sidebars.flatMap(({ items }) => flatten(items).map(({ path }) => path));
  const order = new Set(["/", ...inGroups, ...found.keys()]);
  return [...order].flatMap((path) => found.get(path) ?? []);
}

function published(
  { path, context }: PagePlan,
  doc: SiteModel["docs"][number] | undefined,
  settings: SiteSettings,
): PublishedPage | null {
  switch (context.kind) {
    case "home": {
      const { title, tagline: description } = settings;
      return { path, title, description, group: null, lastUpdated: null, image: null, cards: context.cards };
    }
    case "category": {
      const { label: title, description, cards, sidebar } = context;
      return { path, title, description, group: sidebar.name, lastUpdated: null, image: null, cards };
    }
    case "doc":
    case "page": {
      if (!doc) return null;
      const { title, frontMatter } = doc;
      return {
        path,
        title,
        description: frontMatter.description ?? null,
        group: context.kind === "doc" ? context.sidebar.name : null,
        lastUpdated: context.lastUpdated,
        image: frontMatter.image ?? null,
        cards: null,
        ...(isListed(doc) ? {} : { isUnlisted: true }),
      };
    }
    default:
      return null;
  }
}
