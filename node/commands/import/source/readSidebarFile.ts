import { readFileSync } from "node:fs";
import type { SourceKind } from "../importedPage";
import { fileOfModule, type ConfigurationFile } from "./readModule";
import { readSidebar, type SidebarEntry } from "./readSidebar";

export interface FoundSidebar {
  readonly entries: readonly SidebarEntry[] | null;
  /** Absolute path of a file with a sidebar that must be computed. */
  readonly unread: string | null;
  /** Messages about entries that must be computed. */
  readonly parts: readonly { readonly file: string; readonly what: string }[];
}

/** Reads the sidebar of a configuration file, or else of the local files that it imports. */
export function readSidebarFile(kind: SourceKind, given: ConfigurationFile | null): FoundSidebar {
  if (given === null) return { entries: null, unread: null, parts: [] };
  const own = read(kind, given, kind === "docusaurus" ? undefined : "sidebar");
  if (own.entries !== null || kind === "docusaurus") return own;
  const others = importedBy(given)
    .filter(({ file, text }) => /\bsidebar\b/i.test(text) || isNamedSidebar(file))
    .map((other) => read(kind, other, "sidebar"));
  const found = others.filter(({ entries }) => entries !== null);
  return {
    entries: found.length === 0 ? null : found.flatMap(({ entries }) => entries ?? []),
    unread: found.length > 0 ? null : (own.unread ?? others[0]?.unread ?? null),
    parts: found.flatMap(({ parts }) => parts),
  };
}

function read(kind: SourceKind, { file, text }: ConfigurationFile, named: string | undefined): FoundSidebar {
  const parts = new Map<string, FoundSidebar["parts"][number]>();
  const entries = readSidebar({ file, text }, named, (what, place) => parts.set(place + what, { file: place, what }));
  if (entries !== null) return { entries, unread: null, parts: [...parts.values()] };
  // A file with such a name may export only the sidebar.
  if (named !== undefined && isNamedSidebar(file)) return read(kind, { file, text }, undefined);
  return { entries, unread: kind === "docusaurus" || /\bsidebar\b/.test(text) ? file : null, parts: [] };
}

const isNamedSidebar = (file: string) => /sidebar[^/\\]*(?:[/\\]index)?\.\w+$/i.test(file);

function importedBy({ file, text }: ConfigurationFile): readonly ConfigurationFile[] {
  const names = [...text.matchAll(/\bfrom\s+["'](?<name>\.{1,2}\/[^"']+)["']/g)].map(
    ({ groups }) => groups?.["name"] ?? "",
  );
  return names.flatMap((name) => {
    const found = fileOfModule(name, file);
    return found === null ? [] : [{ file: found, text: readFileSync(found, "utf8") }];
  });
}
