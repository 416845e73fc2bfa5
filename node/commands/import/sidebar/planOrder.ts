import type { SourceFile } from "../../../common/sources";
import type { Linker } from "../createLinker";
import type { OldSite } from "../oldSite";
import { placeInSidebar, type SidebarPlaces } from "./placeInSidebar";
import type { ImportNote } from "../planImport";
import type { NamedPage } from "../planNames";
import { planSidebars, type PlannedSidebars } from "./planSidebars";
import type { ExistingPage } from "../readExisting";
import type { SidebarEntry } from "../source/readSidebar";
import type { Source } from "../source/readSource";
import { resolveSidebar, type SidebarNode } from "./sidebarNodes";
import { severalSidebars } from "./severalSidebars";
import { foldersIn } from "./writeSidebar";

/** The sidebars of the site, expressed as positions and labels or as `sidebar.yml` files. */
export interface PlannedOrder {
  readonly places: SidebarPlaces;
  readonly files: readonly SourceFile[];
  readonly notes: readonly ImportNote[];
  /** Whether the old engine generates the sidebar entries of this folder of the source. */
  readonly isGenerated: (folder: string) => boolean;
  /** @returns the old addresses of generated group pages that now lead to this page, without the base. */
  readonly addressesOf: (page: NamedPage) => readonly string[];
}

interface OrderInput {
  readonly source: Source;
  readonly pages: readonly NamedPage[];
  /** Folder below content/docs. */
  readonly into: string;
  readonly linker: Linker;
  readonly old: OldSite;
  readonly existing: readonly ExistingPage[];
  /** @returns the label of a group, by its folder. */
  readonly labelOf: (group: string) => string;
}

export function planOrder({ source, pages, into, linker, old, existing, labelOf }: OrderInput): PlannedOrder {
  const { pageOf } = linker;
  const outside = (href: string) => outsideOf(href, old, pages);
  const entries = isAllGenerated(source.sidebar ?? []) ? [] : (source.sidebar ?? []);
  const resolved = resolveSidebar(entries, { source, pages, pageOf, outside });
  for (const { address, page } of resolved.indexes) linker.addAddress(address, page);
  const sidebars = planSidebars(source, pages, resolved, { into, existing, labelOf });
  const generated = [...resolved.nodes.flatMap(foldersIn), ...sidebars.folders];
  const isWithin = (folder: string) => generated.some((each) => `${folder}/`.startsWith(`${each}/`));
  return {
    places: placesOf(resolved.nodes, pages, sidebars),
    files: sidebars.files,
    notes: [
      ...sidebars.notes,
      ...lostEntries(resolved.lost),
      ...emptyFolders(resolved.emptyFolders),
      ...[severalSidebars(entries, { pages, pageOf, into })].filter((note) => note !== null),
    ],
    // VitePress does not generate sidebars.
    isGenerated: (folder) => source.kind !== "vitepress" && (entries.length === 0 || isWithin(folder)),
    addressesOf: (page) => resolved.indexes.filter((index) => index.page === page).map(({ address }) => address),
  };
}

/** @returns whether a sidebar is only Docusaurus' generated list of all documents. */
function isAllGenerated(entries: readonly SidebarEntry[]): boolean {
  const [only] = entries;
  if (entries.length !== 1 || !only || only.label !== null || only.target !== null) return false;
  return only.folder === undefined ? isAllGenerated(only.items) : [".", ""].includes(only.folder);
}

function outsideOf(href: string, old: OldSite, [page]: readonly NamedPage[]): string | null {
  if (/^https?:/i.test(href)) return href;
  return page && href.startsWith("/") ? old.addressOf(href, page) : null;
}

/** Positions and labels of the sidebar; for a group that has a `sidebar.yml`, only the labels. */
function placesOf(
  nodes: readonly SidebarNode[],
  pages: readonly NamedPage[],
  { isWritten, folderLabels }: PlannedSidebars,
): SidebarPlaces {
  const places = placeInSidebar(nodes, pages);
  const written = pages.filter(isWritten).map(({ file }) => file);
  const keep = <Value>(values: ReadonlyMap<string, Value>) =>
    [...values].filter(([name]) => !written.some((file) => file === name || file.startsWith(`${name}/`)));
  return {
    positions: new Map(keep(places.positions)),
    labels: places.labels,
    folderPositions: new Map(keep(places.folderPositions)),
    folderLabels: new Map([...keep(places.folderLabels), ...folderLabels]),
  };
}

/** Maximum number of entries that a note names; it counts the others. */
const mostNames = 8;

function lostEntries(lost: readonly string[]): readonly ImportNote[] {
  if (lost.length === 0) return [];
  return [noteOn(`Entries that lead to nothing that was imported were left out: ${namesOf(lost)}.`)];
}

function emptyFolders(folders: readonly string[]): readonly ImportNote[] {
  if (folders.length === 0) return [];
  const names = namesOf(folders.map((folder) => `"${folder}"`));
  const what = `The old sidebar lists folders that have no pages, so these entries were left out: ${names}. If the old site generates the pages, run its generators, and import again.`;
  return [noteOn(what)];
}

function noteOn(what: string): ImportNote {
  return { file: "the sidebar", line: 1, kind: "hand", what };
}

function namesOf(names: readonly string[]): string {
  const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : "";
  return names.slice(0, mostNames).join(", ") + more;
}
