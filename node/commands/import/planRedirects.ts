import path from "node:path/posix";
import { harmlessAddress } from "../../content/frontMatter";
import type { Linker } from "./createLinker";
import { isExternalAddress } from "./importedPage";
import { startsWith, type OldSite } from "./oldSite";
import type { NamedPage } from "./planNames";
import type { Source } from "./source/readSource";

export interface PlannedRedirects {
  /** @returns the old addresses that redirect to this page by the old site's configuration, base included. */
  readonly addressesOf: (page: NamedPage) => readonly string[];
  /** What the author must do about the other redirects. */
  readonly notes: readonly string[];
}

/** Plans the redirects that the old site's configuration lists, and makes links to them lead to their pages. */
export function planRedirects({ redirects, siteBase, base }: Source, linker: Linker, old: OldSite): PlannedRedirects {
  const goals = new Map(redirects.map(({ from, to }) => [plain(from), to]));
  const pages = new Map<NamedPage, string[]>();
  const lost: string[] = [];
  const impossible: string[] = [];
  for (const { from, to } of redirects) {
    const address = plain(path.join("/", siteBase, from));
    const page = pageAt(to, linker, old, goals);
    if (page === null) lost.push(`"${from}" (to "${to}")`);
    else if (address === "/" || !harmlessAddress.test(address)) impossible.push(`"${from}"`);
    else pages.set(page, [...(pages.get(page) ?? []), address]);
    if (page === null) continue;
    if (startsWith(address, base)) linker.addAddress(address.slice(base.length) || "/", page);
    linker.addAddress(plain(from), page);
  }
  return {
    addressesOf: (page) => pages.get(page) ?? [],
    notes: [
      ...(lost.length === 0
        ? []
        : [
            `Redirects that lead to no imported page were left out: ${lost.join(", ")}. Write those that shall stay into "redirects" of src/site/settings.ts.`,
          ]),
      ...(impossible.length === 0
        ? []
        : [`Redirects from addresses that no page can leave were left out: ${impossible.join(", ")}.`]),
    ],
  };
}

/** @returns the page at `to`, following further redirects. Old engines read an address without a leading slash as if it had one. */
function pageAt(to: string, linker: Linker, old: OldSite, goals: ReadonlyMap<string, string>): NamedPage | null {
  const seen = new Set<string>();
  for (let goal: string | undefined = to; goal !== undefined && !seen.has(goal); goal = goals.get(plain(goal))) {
    seen.add(goal);
    const inside: string = old.inside(goal) ?? goal;
    const page = isExternalAddress(inside) ? null : linker.pageOf(plain(inside.replace(/[?#].*$/s, "")));
    if (page) return page;
  }
  return null;
}

/** @returns an address with a leading slash and without a trailing one. */
function plain(address: string): string {
  return path.join("/", address).replace(/(?<=.)\/$/, "");
}
