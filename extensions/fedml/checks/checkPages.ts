import type { LinkChecker } from "../../../node/checks/linkChecker";
import { locateYaml } from "../../../node/common/parseYaml";
import type { Problem } from "../../../node/common/problem";
import { isFactsFile, nameOfFile } from "../data/facts";
import type { ParsedFacts } from "../data/parseFacts";

/** Checks the `page` and `pages` keys of the reference data, which hold the addresses of pages about an entry. */
export function checkPages({ facts, sources }: ParsedFacts, links: LinkChecker): readonly Problem[] {
  return sources.flatMap(({ file, text }): readonly Problem[] => {
    const name = nameOfFile(file);
    if (!isFactsFile(name)) return [];
    const faults = pagesIn(facts.data[name], []).flatMap(({ at, href }) => {
      const fault = links.faultOf(href, file, null);
      return fault ? [{ at, fault }] : [];
    });
    if (faults.length === 0) return [];
    const locate = locateYaml(text);
    return faults.map(({ at, fault }) => ({ file, ...locate(at), ...fault }));
  });
}

interface PageOfEntry {
  readonly at: readonly PropertyKey[];
  readonly href: string;
}

/** @param isPages whether `value` belongs to a `pages` key. */
function pagesIn(value: unknown, at: readonly PropertyKey[], isPages = false): readonly PageOfEntry[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...at, Array.isArray(value) ? Number(key) : key];
    const isPage = typeof inner === "string" && (isPages || key === "page");
    return isPage ? [{ at: place, href: inner }] : pagesIn(inner, place, key === "pages");
  });
}
