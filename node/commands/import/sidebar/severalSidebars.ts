import type { ImportNote } from "../planImport";
import type { NamedPage } from "../planNames";
import type { SidebarEntry } from "../source/readSidebar";

interface Input {
  readonly pages: readonly NamedPage[];
  /** @param target a document's id or address. */
  readonly pageOf: (target: string) => NamedPage | null;
  /** Folder below content/docs. */
  readonly into: string;
}

/** @returns a note if the old site has several sidebars, which become one below a folder; null otherwise. */
export function severalSidebars(entries: readonly SidebarEntry[], { pages, pageOf, into }: Input): ImportNote | null {
  const filesOf = ({ target, folder, items }: SidebarEntry): readonly string[] => {
    const page = target === null ? null : pageOf(target.replace(/(?<=.)[?#].*$/s, ""));
    const inside = folder === undefined ? [] : pages.filter(({ file }) => isWithin(file, folder));
    return [...(page ? [page] : []), ...inside].map(({ file }) => file).concat(items.flatMap(filesOf));
  };
  const sidebars = entries
    .filter(({ label, target, folder }) => label === null && target === null && folder === undefined)
    .map((entry) => new Set(filesOf(entry).map(firstFolder)))
    .filter((folders) => folders.size > 0);
  if (into === "" || sidebars.length < 2) return null;
  const named = sidebars.flatMap((folders) => [...folders].filter((folder) => folder !== ""));
  const isSplit =
    new Set(named).size === named.length && sidebars.every((folders) => [...folders].some((folder) => folder !== ""));
  const advice = isSplit
    ? "To keep them apart, import again without --into: then each folder of the source is a group, with the sidebar of its pages."
    : "To keep them apart, move their pages into several groups, with npm run mv -- NAME GROUP/NAME.";
  const what = `The old site has ${String(sidebars.length)} sidebars, which are one here. ${advice}`;
  return { file: "the sidebar", line: 1, kind: "hand", what };
}

function isWithin(file: string, folder: string): boolean {
  return folder === "." || folder === "" || file.startsWith(`${folder}/`);
}

/** @returns the first folder of a file's path; "" for a file beside the folders. */
function firstFolder(file: string): string {
  const [first = "", ...below] = file.split("/");
  return below.length === 0 ? "" : first;
}
