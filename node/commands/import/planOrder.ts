import type { SourceFile } from "../../common/sources";
import type { Linker } from "./createLinker";
import type { OldSite } from "./oldSite";
import { placeInSidebar, type SidebarPlaces } from "./placeInSidebar";
import type { ImportNote } from "./planImport";
import type { NamedPage } from "./planNames";
import { planSidebars, type PlannedSidebars } from "./planSidebars";
import type { Source } from "./readSource";
import { resolveSidebar, type SidebarNode } from "./sidebarNodes";

/** The sidebars of the site: by positions, or entry by entry. */
export interface PlannedOrder {
  readonly places: SidebarPlaces;
  readonly files: readonly SourceFile[];
  readonly notes: readonly ImportNote[];
  /** @returns addresses of groups that lead to this page, without what stands in front of all of them. */
  readonly addressesOf: (page: NamedPage) => readonly string[];
}

interface OrderInput {
  readonly source: Source;
  readonly pages: readonly NamedPage[];
  /** Folder below content/docs. */
  readonly into: string;
  readonly linker: Linker;
  readonly old: OldSite;
}

export function planOrder({ source, pages, into, linker, old }: OrderInput): PlannedOrder {
  const { pageOf } = linker;
  const outside = (href: string) => outsideOf(href, old, pages);
  const resolved = resolveSidebar(source.sidebar ?? [], { source, pages, pageOf, outside });
  for (const { address, page } of resolved.indexes) linker.addAddress(address, page);
  const sidebars = planSidebars(source, pages, resolved, into);
  return {
    places: placesOf(resolved.nodes, pages, sidebars),
    files: sidebars.files,
    notes: [...sidebars.notes, ...lostEntries(resolved.lost)],
    addressesOf: (page) => resolved.indexes.filter((index) => index.page === page).map(({ address }) => address),
  };
}

function outsideOf(href: string, old: OldSite, [page]: readonly NamedPage[]): string | null {
  if (/^https?:/i.test(href)) return href;
  return page && href.startsWith("/") ? old.addressOf(href, page) : null;
}

/** Positions and labels of the sidebar; of a group that has a `sidebar.yml`, only the labels. */
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

/** Entries that are named; the others are counted. */
const mostNames = 8;

function lostEntries(lost: readonly string[]): readonly ImportNote[] {
  if (lost.length === 0) return [];
  const more = lost.length > mostNames ? ` and ${String(lost.length - mostNames)} more` : "";
  const what = `Entries that lead to nothing that was imported were left out: ${lost.slice(0, mostNames).join(", ")}${more}.`;
  return [{ file: "the sidebar", line: 1, kind: "hand", what }];
}
