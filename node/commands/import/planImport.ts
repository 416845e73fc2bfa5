import { readFileSync } from "node:fs";
import path from "node:path/posix";
import { stringify } from "yaml";
import { collections, withoutEnding, type SourceFile } from "../../common/sources";
import { checkPairs } from "./checkPairs";
import { convertBody } from "./convertBody";
import { convertFrontMatter } from "./convertFrontMatter";
import { countBelow } from "./countBelow";
import { keepAsText } from "./text/keepAsText";
import { guessBase } from "./guessBase";
import { createLinker, type CopiedFile, type Linker } from "./createLinker";
import { Draft, type Missing } from "./draft";
import type { ImportedPage } from "./importedPage";
import { createOldSite } from "./oldSite";
import type { SidebarPlaces } from "./sidebar/placeInSidebar";
import { planCategories, wordsOf } from "./sidebar/planCategories";
import { notesOfRedirects, notesOfSite } from "./notesOfSite";
import { planNames, type NamedPage, type SourcePage } from "./planNames";
import { orderByName } from "./sidebar/orderByName";
import { planRedirects } from "./planRedirects";
import { planOrder, type PlannedOrder } from "./sidebar/planOrder";
import { createPartials, type Partials } from "./createPartials";
import { otherPages, type ExistingPage } from "./readExisting";
import type { Source } from "./source/readSource";
import { createPageFinder, type PageFinder } from "./createPageFinder";
import { readTitles } from "./text/titleAnchors";

export interface ImportNote {
  /** Relative to the repository root; for something that was not imported, relative to the imported folder. */
  readonly file: string;
  readonly line: number;
  readonly kind: "hand" | "lost";
  readonly what: string;
  readonly missing?: Missing | undefined;
}

export interface ImportPlan {
  /** Bases of the old addresses. */
  readonly bases: readonly string[];
  readonly pages: number;
  /** Documents that others include, with the text written for them; null if no page includes the document. */
  readonly parts: readonly { readonly page: SourcePage; readonly text: string | null }[];
  readonly files: readonly SourceFile[];
  readonly copies: readonly CopiedFile[];
  /** How often each kind of change was made. */
  readonly counts: ReadonlyMap<string, number>;
  readonly notes: readonly ImportNote[];
  /** Problems that make much of the import wrong; the report shows them first. */
  readonly warnings: readonly string[];
}

export interface ImportOptions {
  /** Folder below content/docs; "" to use only the folders of the source. */
  readonly into: string;
  /** Address of the old site. */
  readonly site?: string | undefined;
  /** Documents that this site already has; sidebars list them, too. */
  readonly existing?: readonly ExistingPage[];
  /** @returns the label of a sidebar group, by its folder. */
  readonly labelOf?: (group: string) => string;
}

/** Plans every file that an import writes, and its report. */
export async function planImport(source: Source, options: ImportOptions): Promise<ImportPlan> {
  const { into, site, existing = [], labelOf = (group) => group } = options;
  const counts = new Map<string, number>();
  const notes: ImportNote[] = [];
  const pages = planNames(source.pages, source.kind, into);
  const old = createOldSite(source, site);
  const titles = await readTitles(pages, source.kind);
  const linker = createLinker(source, pages, into, old, titles.isTitle);
  const pageAt = createPageFinder(linker, titles);
  const partials = createPartials(source, into);
  const order = planOrder({ source, pages, into, linker, old, existing, labelOf });
  const moved = planRedirects(source, linker, old);
  if (source.excluded.length > 0)
    counts.set("files that the old site has no pages for, left out", source.excluded.length);
  if (order.files.length > 0) counts.set("sidebars that do not follow folders", order.files.length);
  const bases = [source.base, ...source.otherBases];
  const files: SourceFile[] = [];
  const taken = new Set([...pages.map(({ address }) => address), ...otherPages(existing, pages).map(addressOf)]);
  const converted: ConvertedPage[] = [];
  for (const page of pages) {
    const own = [page.old, ...order.addressesOf(page)].flatMap((address) =>
      bases.map((base) => path.join("/", base, address).replace(/(?<=.)\/$/, "")),
    );
    const redirects = [...own, ...moved.addressesOf(page)].filter(
      (address) => address !== "/" && !taken.has(address) && taken.add(address),
    );
    converted.push({ page, redirects, ...(await convert(page, { source, linker, pageAt, counts, partials })) });
  }
  const places = placesOf(converted, { source, linker, into, order });
  for (const page of converted) {
    const written = writePage(page, { kind: source.kind, places, linker });
    files.push({ file: page.page.target, text: written.text });
    notes.push(...written.notes);
  }
  files.push(...planCategories(source, pages, into, places, (note) => notes.push(note)), ...order.files);
  const parts: { page: SourcePage; text: string | null }[] = [];
  // The set grows during the loop: converting a partial appends those that it includes.
  for (const partial of partials.included) {
    const written = await planPartial(partial, { source, linker, pageAt, counts, partials });
    files.push({ file: partial.target, text: written.text });
    parts.push({ page: partial, text: written.text });
    notes.push(...written.notes);
  }
  parts.push(...partials.left().map((page) => ({ page, text: null })));
  const { copies, left } = await checkPairs(linker.copies());
  notes.push(...left.map((note) => ({ ...note, line: 1, kind: "lost" as const, missing: "picture" as const })));
  notes.push(...order.notes, ...notesOfSite(source, pages, partials), ...notesOfRedirects(source, moved.notes));
  const warnings = [noConfiguration(source), guessBase(linker, source.base), pagesWithoutGroup(pages)].filter(
    (warning) => warning !== null,
  );
  return { bases, pages: pages.length, parts, files, copies, counts, notes, warnings };
}

/** @returns the address that follows from a document's file path. */
function addressOf(file: string): string {
  const name = withoutEnding(path.relative(collections.docs, file));
  return path.join("/", path.basename(name) === "index" ? path.dirname(name) : name);
}

/** @returns a warning if the old site has no configuration file, so that only its documents are known; null otherwise. */
function noConfiguration({ configuration, folder }: Source): string | null {
  if (configuration !== null) return null;
  return `No configuration found in "${path.basename(folder)}" or the folders above it, so the old addresses are a guess, and the order of pages and old redirects may be missing: name it with --config FILE.`;
}

/** Maximum number of files that a warning names. */
const mostNames = 8;

/** @returns a warning about pages directly below content/docs, outside every group; null if there are none. */
function pagesWithoutGroup(pages: readonly NamedPage[]): string | null {
  const loose = pages.filter(({ target }) => path.dirname(target) === collections.docs).map(({ file }) => file);
  if (loose.length === 0) return null;
  const more = loose.length > mostNames ? ` and ${String(loose.length - mostNames)} more` : "";
  return `Files beside the folders of the source belong to no sidebar group (${loose.slice(0, mostNames).join(", ")}${more}): import again with --into GROUP, or move each with npm run mv -- NAME GROUP/NAME.`;
}

interface PageInput {
  readonly source: Source;
  readonly linker: Linker;
  readonly pageAt: PageFinder;
  readonly counts: Map<string, number>;
  readonly partials: Partials;
}

interface ConvertedPage {
  readonly page: NamedPage;
  readonly draft: Draft;
  readonly heading: string | null;
  readonly redirects: readonly string[];
}

interface FrontMatterInput {
  readonly kind: Source["kind"];
  readonly places: SidebarPlaces;
  readonly linker: Linker;
}

/** Positions and labels, including those of lists that the old engine generates. */
function placesOf(
  converted: readonly ConvertedPage[],
  { source, linker, into, order }: { source: Source; linker: Linker; into: string; order: PlannedOrder },
): SidebarPlaces {
  const { places, isGenerated } = order;
  const pages = converted.map(({ page }) => page);
  const keys = new Map(
    converted.map((each) => [each.page, frontMatterOf(each, { kind: source.kind, places, linker }).keys]),
  );
  const categories = planCategories(source, pages, into, places, () => undefined);
  return orderByName({
    source,
    pages,
    into,
    places,
    isGenerated,
    keysOf: (page) => keys.get(page) ?? {},
    categories,
  });
}

function frontMatterOf({ page, heading, redirects }: ConvertedPage, { kind, places, linker }: FrontMatterInput) {
  return convertFrontMatter({
    kind,
    data: page.data,
    heading,
    fallback: wordsOf(page.isIndex ? path.basename(path.dirname(page.target)) : path.basename(page.id)),
    position:
      places.positions.get(page.file) ?? (typeof page.data["sidebar_position"] === "number" ? null : page.position),
    label: places.labels.get(page.file) ?? null,
    slug: page.slug,
    redirects,
    imageTo: (src) => linker.imageTo(src, page),
  });
}

function writePage(
  converted: ConvertedPage,
  around: FrontMatterInput,
): { readonly text: string; readonly notes: readonly ImportNote[] } {
  const { page, draft } = converted;
  const { keys, notes } = frontMatterOf(converted, around);
  // Other YAML parsers read an unquoted date as a timestamp.
  const yaml = stringify(keys, { lineWidth: 0 }).replace(/^(last_update: )(\S+)$/m, '$1"$2"');
  const head = `---\n${yaml}---\n\n`;
  const leading = /^\s*/.exec(draft.text)?.[0] ?? "";
  const text = `${head}${draft.text.slice(leading.length).trimEnd()}\n`;
  return {
    text,
    notes: [...notes.map((note) => ({ ...note, file: page.target, line: 1 })), ...notesOf(page, draft, head)],
  };
}

/** Converts a document that pages include: a body without front matter. */
async function planPartial(
  page: NamedPage,
  input: PageInput,
): Promise<{ readonly text: string; readonly notes: readonly ImportNote[] }> {
  const { draft } = await convert(page, input, true);
  return { text: `${draft.text.trim()}\n`, notes: notesOf(page, draft, "") };
}

async function convert(
  page: NamedPage,
  { source, linker, pageAt, counts, partials }: PageInput,
  isPartial = false,
): Promise<{ readonly draft: Draft; readonly heading: string | null }> {
  const { kind, hasFormulas, wordMarks, magicComments } = source;
  const holder = isPartial ? partials.holderOf(page) : null;
  const place = holder === null ? page : { ...page, file: holder, old: `/${holder.replace(/\.md$/i, "")}` };
  const draft = new Draft(page.body.replaceAll("\r\n", "\n"), counts);
  const imported: ImportedPage = {
    kind,
    file: page.file,
    isMdx: kind === "docusaurus" || /\.mdx$/i.test(page.file),
    hasTitle: typeof page.data["title"] === "string",
    data: page.data,
    isPartial,
    hasFormulas,
    wordMarks,
    magicComments,
    linkTo: (href) => linker.linkTo(href, place),
    knownLinkTo: (href) => linker.knownLinkTo(href, place),
    pageAt: (name) => pageAt(name, place),
    pictureTo: (src, dark) => linker.pictureTo(src, place, dark),
    includeOf: (name) => partials.include(name, page.file),
    snippetOf: (name) => {
      const file = source.fileOf(name, page.file) ?? source.fileOf(name, place.file);
      return file === null ? null : readFileSync(file, "utf8");
    },
  };
  try {
    return { draft, heading: await convertBody(draft, imported) };
  } catch (error) {
    return keepAsText(page, error);
  }
}

function notesOf({ target }: NamedPage, draft: Draft, head: string): readonly ImportNote[] {
  const leading = /^\s*/.exec(draft.text)?.[0].length ?? 0;
  const ends = [...draft.text.matchAll(/\n/g)].map(({ index }) => index).filter((end) => end >= leading);
  const first = head.split("\n").length;
  const lineAt = (offset: number) => first + countBelow(ends, offset);
  return draft.notes.map(({ offset, ...note }) => ({ file: target, line: lineAt(offset), ...note }));
}
