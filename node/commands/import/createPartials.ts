import path from "node:path";
import { collections, snippetsFolder } from "../../common/sources";
import { planNames, type NamedPage } from "./planNames";
import type { Source } from "./readSource";

/** Documents of the other site that others include. */
export interface Partials {
  /** Notes that a page includes a file. @returns its name below `content/snippets`; null where it is no such document. */
  readonly include: (name: string, from: string) => string | null;
  /** Those that something includes; grows while they are converted themselves. */
  readonly included: ReadonlySet<NamedPage>;
  /** @returns those that nothing includes, from the folder that is imported. */
  readonly left: () => readonly string[];
}

/** @param into folder below content/docs, and below content/snippets. */
export function createPartials(source: Source, into: string): Partials {
  const named = planNames(source.partials, source.kind, into).map((page) => ({ ...page, target: targetOf(page) }));
  const byFile = new Map(named.map((page) => [path.join(source.folder, page.file), page]));
  const included = new Set<NamedPage>();
  return {
    include: (name, from) => {
      const page = byFile.get(source.fileOf(name, from) ?? "");
      if (!page) return null;
      included.add(page);
      return page.target.slice(snippetsFolder.length + 1);
    },
    included,
    left: () => named.filter((page) => !included.has(page)).map(({ file }) => file),
  };
}

/** The mark of such a document is nothing to the folder that holds no others. */
function targetOf({ target }: NamedPage): string {
  return snippetsFolder + target.slice(collections.docs.length).replace(/(?<=\/)_+(?=[^/])/g, "");
}
