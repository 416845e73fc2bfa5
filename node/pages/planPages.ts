import type { Card, CategoryContext, DocContext, LearningStep, Neighbor, PageContext } from "../../src/shared/pages";
import { routes } from "../../src/shared/routes";
import type { SiteSettings } from "../../src/shared/settings";
import { packSidebar, pruneSidebar, type SidebarItem } from "../../src/shared/sidebar";
import { isHome } from "../content/isHome";
import type { Doc } from "../content/parseDocument";
import type { BuildStrings } from "../../src/shared/strings";
import { versionOf } from "../../src/shared/versions";
import { minutesOf } from "../model/learningPaths";
import { tagLinks } from "../model/tagPages";
import { firstPath, flatten, isListed, type CategoryPage, type Sidebar, type SiteModel } from "../model/buildSite";
import { planVersions } from "./planVersions";

export interface PagePlan {
  readonly path: string;
  readonly context: PageContext;
  /** File of a document that contains code, and so is hydrated as a whole. */
  readonly liveFile?: string;
}

export interface PlanInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  /** Day of the last change of a file, "2026-11-20", or null. */
  readonly lastUpdatedOf: (file: string) => string | null;
  /** Texts of the links between versions; missing if the pages are not rendered. */
  readonly versionTexts?: BuildStrings["versions"];
}

/** Plans every page of the build. */
export function planPages(input: PlanInput): readonly PagePlan[] {
  const { site, settings, versionTexts: texts } = input;
  const groups = new Map(site.sidebars.map((sidebar) => [sidebar.name, prepare(sidebar, site)]));
  const versionsOf = texts === undefined ? () => undefined : planVersions({ site, settings, texts });
  const plans = [
    homePage(input),
    page({ kind: "search", pagePath: routes.search(settings.search) }),
    ...site.docs.filter((doc) => !isHome(doc)).map((doc) => docPage(doc, input, groups)),
    ...site.categoryPages.map((page) => categoryPage(page, groups)),
    ...site.tagPages.map(({ path, ...list }) => page({ kind: "tags", pagePath: path, ...list })),
    ...site.redirects.map(({ from, to }) => page({ kind: "redirect", pagePath: from, to })),
  ];
  return plans.map((plan) => {
    const { context } = plan;
    if (context.kind === "redirect") return plan;
    const sidebar = context.kind === "doc" || context.kind === "category" ? context.sidebar.name : undefined;
    const versions = versionsOf(plan.path, sidebar);
    return versions === undefined ? plan : { ...plan, context: { ...context, versions } };
  });
}

function page(context: PageContext): PagePlan {
  return { path: context.pagePath, context };
}

function homePage(input: PlanInput): PagePlan {
  const doc = input.site.docs.find(isHome);
  const context = { kind: "home", pagePath: routes.home(), cards: homeCards(input), file: doc?.file ?? "" } as const;
  return { ...page(context), ...(doc?.hasCode ? { liveFile: doc.file } : {}) };
}

/** Number of characters of a description that are enough below the title of a neighbor, and maximum number for one long sentence. */
const enough = 110;
const mostOfSentence = 150;

/** @returns as many sentences as are enough, or the first one; if even that is too long, its beginning and an ellipsis. */
function shorten(text: string): string {
  if (text.length <= enough) return text;
  const sentences = /^.*[.?!](?=\s)/.exec(text.slice(0, enough + 1)) ?? /^.*?[.?!](?=\s|$)/.exec(text);
  const short = sentences?.[0] ?? text;
  if (short.length <= mostOfSentence) return short;
  return `${short.slice(0, mostOfSentence).replace(/[\s,;:.-]*\s\S*$/, "")} …`;
}

interface Group {
  readonly sidebar: Sidebar;
  /** Pages in reading order; `placeOf` has the index of each. */
  readonly pages: readonly Neighbor[];
  readonly placeOf: ReadonlyMap<string, number>;
  /** Whether an entry is the page at a path or contains it. Searching the tree for each page would take quadratic time. */
  readonly holds: (item: SidebarItem, path: string) => boolean;
}

/** Prepares a group. Previous and next links use titles instead of labels: "Overview" says little outside of its category. */
function prepare(sidebar: Sidebar, { docs, categoryPages }: SiteModel): Group {
  const titles = new Map(docs.map(({ path, title }) => [path, title]));
  const descriptions = new Map([
    ...categoryPages.map(({ path, description }) => [path, description ?? undefined] as const),
    ...docs.map(({ path, frontMatter }) => [path, frontMatter.description] as const),
  ]);
  const pages = flatten(sidebar.items).map(({ label, path }): Neighbor => {
    const description = descriptions.get(path);
    return { label: titles.get(path) ?? label, path, ...(description ? { description: shorten(description) } : {}) };
  });
  return {
    sidebar,
    pages,
    placeOf: new Map(pages.map(({ path }, place) => [path, place])),
    holds: holdsIn(sidebar.items),
  };
}

function holdsIn(items: readonly SidebarItem[]): Group["holds"] {
  const held = new Map<SidebarItem, ReadonlySet<string>>();
  const pathsOf = (item: SidebarItem): ReadonlySet<string> => {
    const below = item.kind === "category" ? (item.items ?? []).flatMap((child) => [...pathsOf(child)]) : [];
    const paths = new Set(item.path === null ? below : [item.path, ...below]);
    held.set(item, paths);
    return paths;
  };
  items.forEach(pathsOf);
  return (item, path) => held.get(item)?.has(path) ?? false;
}

/** Minimum reading time, in minutes, that a page announces. */
const longGuide = 4;

function docPage(doc: Doc, { site, settings, lastUpdatedOf }: PlanInput, groups: ReadonlyMap<string, Group>): PagePlan {
  const { file } = doc;
  const lastUpdated = doc.frontMatter.last_update ?? lastUpdatedOf(file);
  const live = doc.hasCode ? { liveFile: file } : {};
  const group = groups.get(site.sidebarOf.get(file) ?? "");
  const unlisted = isListed(doc) ? {} : { isUnlisted: true as const };
  if (!group) return { ...page({ kind: "page", pagePath: doc.path, file, lastUpdated, ...unlisted }), ...live };
  const place = placeIn(group, doc.path);
  const context: DocContext = {
    kind: "doc",
    file,
    lastUpdated,
    ...(lastUpdated === null ? {} : { lastUpdatedText: formatDay(lastUpdated, settings.locale.language) }),
    ...unlisted,
    ...place,
    ...(doc.frontMatter.pagination ? {} : { previous: null, next: null }),
    ...stepsOf(doc, site),
    ...tagsOf(doc, settings),
  };
  return { ...page(context), ...live };
}

/** @param day "2026-11-20". */
function formatDay(day: string, language: string): string {
  // In UTC: otherwise, the day would depend on the time zone of the build.
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** The tags of a listed document. Tag pages do not list unlisted documents, so these have no tags. */
function tagsOf(doc: Doc, settings: SiteSettings): Pick<DocContext, "tags"> {
  const links = isListed(doc) ? tagLinks(doc, settings) : [];
  return links.length === 0 ? {} : { tags: { label: settings.tagPages?.label ?? "", links } };
}

/**
 * The learning paths of a document, each with the next step. Only these pages state a reading time, because readers do not read a reference
 * from beginning to end.
 */
function stepsOf(doc: Doc, { categoryPages }: SiteModel): Pick<DocContext, "steps" | "minutes"> {
  const { path } = doc;
  const minutes = minutesOf(doc);
  const steps = categoryPages
    .filter(({ category }) => category === null)
    .flatMap((list): readonly LearningStep[] => {
      const index = list.cards.findIndex((card) => card.path === path);
      if (index === -1) return [];
      const next = list.cards[index + 1];
      return [
        {
          label: list.label,
          path: list.path,
          step: index + 1,
          count: list.cards.length,
          next: next ? { label: next.label, path: next.path } : null,
        },
      ];
    });
  return steps.length === 0 ? {} : { steps, ...(minutes < longGuide ? {} : { minutes }) };
}

function categoryPage(listing: CategoryPage, groups: ReadonlyMap<string, Group>): PagePlan {
  const { category, path, label, description, sidebar, cards } = listing;
  const group = groups.get(sidebar);
  if (!group) throw new Error(`The category ${path} belongs to the sidebar "${sidebar}", which does not exist.`);
  const context: CategoryContext = {
    kind: "category",
    label,
    description,
    cards,
    ...(category === null ? { isPath: true } : {}),
    ...placeIn(group, path),
  };
  return page(context);
}

function placeIn(
  { sidebar, pages, placeOf, holds }: Group,
  path: string,
): Omit<DocContext, "kind" | "file" | "lastUpdated"> {
  const place = placeOf.get(path);
  const [first] = pages;
  // The first page of a group may have the group's name, and would then appear below itself.
  const isNamesake = first?.path === path && first.label.toLowerCase() === sidebar.label.toLowerCase();
  const groupStep = { label: sidebar.label, path: first?.path ?? null };
  return {
    pagePath: path,
    sidebar: { name: sidebar.name, items: packSidebar(pruneSidebar(sidebar.items, path, holds)) },
    trail: [...(isNamesake ? [] : [groupStep]), ...ancestors(sidebar.items, path, holds)],
    previous: place === undefined ? null : (pages[place - 1] ?? null),
    next: place === undefined ? null : (pages[place + 1] ?? null),
  };
}

function ancestors(
  items: readonly SidebarItem[],
  path: string,
  holds: Group["holds"],
): readonly { label: string; path: string | null }[] {
  const parent = items.find((item) => item.kind === "category" && item.path !== path && holds(item, path));
  if (parent?.kind !== "category") return [];
  return [{ label: parent.label, path: parent.path }, ...ancestors(parent.items ?? [], path, holds)];
}

function homeCards({ site, settings }: PlanInput): readonly Card[] {
  const { versions } = settings.docs;
  const newest = settings.sidebars.filter(({ folder }) => versionOf(`/${folder}`, versions) === versions[0]);
  return newest.flatMap(({ name, label }) => {
    const items = site.sidebars.find((sidebar) => sidebar.name === name)?.items ?? [];
    const first = items.map(firstPath).find((path) => path !== null);
    if (first == null) return [];
    const description = site.docs.find(({ path }) => path === first)?.frontMatter.description ?? null;
    return [{ label, path: first, description, group: name, count: flatten(items).length }];
  });
}
