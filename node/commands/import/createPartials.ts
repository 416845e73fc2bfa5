import { readFileSync } from "node:fs";
import path from "node:path";
import { collections, snippetsFolder } from "../../common/sources";
import { planNames, type NamedPage } from "./planNames";
import { parsePage, type Source } from "./source/readSource";

/** Documents of the old site that other documents include, in any folder. */
export interface Partials {
  /** Records that a page includes a file. @returns its name below `content/snippets`; null if it is not a Markdown document. */
  readonly include: (name: string, from: string) => string | null;
  /** Documents included so far. Grows while they are converted, because they may include others. */
  readonly included: ReadonlySet<NamedPage>;
  /** @returns the first page that includes a document: VitePress resolves the document's links from there; null for other engines. */
  readonly holderOf: (part: NamedPage) => string | null;
  /** @returns partials that no document includes. */
  readonly left: () => readonly NamedPage[];
}

/** @param into folder below content/docs and below content/snippets. */
export function createPartials(source: Source, into: string): Partials {
  const named = planNames(source.partials, source.kind, into).map((page) => ({ ...page, target: targetOf(page) }));
  const byFile = new Map(named.map((page) => [path.join(source.folder, page.file), page]));
  const targets = new Set(named.map(({ target }) => target));
  const included = new Set<NamedPage>();
  const holders = new Map<string, string>();

  /** Reads a document from outside the imported folder, or one that is also a page. */
  const readOther = (file: string): NamedPage | null => {
    const relative = path.relative(source.folder, file).split(path.sep).join("/");
    const parsed = parsePage(relative.replace(/^(?:\.\.\/)+/, ""), readFileSync(file, "utf8"));
    const [page] = parsed === null ? [] : planNames([parsed], source.kind, into);
    if (!page) return null;
    const wanted = targetOf(page);
    let target = wanted;
    for (let count = 2; targets.has(target); count += 1) target = wanted.replace(/\.mdx$/, `-${String(count)}.mdx`);
    targets.add(target);
    const other = { ...page, file: relative, target };
    byFile.set(file, other);
    return other;
  };

  return {
    include: (name, from) => {
      const file = source.fileOf(name, from);
      if (file === null || !/\.mdx?$/i.test(file)) return null;
      const page = byFile.get(file) ?? readOther(file);
      if (!page) return null;
      included.add(page);
      if (source.kind === "vitepress" && !holders.has(page.file)) holders.set(page.file, holders.get(from) ?? from);
      return page.target.slice(snippetsFolder.length + 1);
    },
    included,
    holderOf: ({ file }) => holders.get(file) ?? null,
    left: () => named.filter((page) => !included.has(page)),
  };
}

/** Drops the leading "_" that marks partials: every document below `content/snippets` is one. */
function targetOf({ target }: NamedPage): string {
  return snippetsFolder + target.slice(collections.docs.length).replace(/(?<=\/)_+(?=[^/])/g, "");
}
