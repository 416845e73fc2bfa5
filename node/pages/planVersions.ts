import path from "node:path/posix";
import { fill } from "../../src/shared/fill";
import type { PageVersions } from "../../src/shared/pages";
import type { DocsVersion, SiteSettings } from "../../src/shared/settings";
import type { BuildStrings } from "../../src/shared/strings";
import { versionOf } from "../../src/shared/versions";
import { firstPath, type SiteModel } from "../model/buildSite";

export interface PlanVersionsInput {
  readonly site: SiteModel;
  readonly settings: SiteSettings;
  readonly texts: BuildStrings["versions"];
}

/** @param sidebar name of the page's sidebar; undefined for a page of no version. */
type VersionsOf = (path: string, sidebar: string | undefined) => PageVersions | undefined;

/** @returns a function that plans the links of a page to the other versions. It returns undefined if fewer than two versions have pages. */
export function planVersions({ site, settings, texts }: PlanVersionsInput): VersionsOf {
  const pages = new Set([...site.docs, ...site.categoryPages].map(({ path: address }) => address));
  const roots = new Map(
    settings.docs.versions.flatMap((version) => {
      const root = rootOf(version, pages, { site, settings });
      return root === null ? [] : [[version, root] as const];
    }),
  );
  const [newest] = roots.keys();
  if (newest === undefined || roots.size < 2) return () => undefined;
  const moved = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const folders = new Map(settings.sidebars.map(({ name, folder }) => [name, folder]));

  return (address, sidebar) => {
    const own = sidebar === undefined ? undefined : versionOf(address, [...roots.keys()]);
    const below = own === undefined ? null : withoutBase(address, own);
    /** The same page in another version, even if it has moved there. */
    const sameIn = (version: DocsVersion): string | null => {
      if (below === null) return null;
      const same = withBase(below, version);
      return [same, moved.get(same)].find((found) => found !== undefined && pages.has(found)) ?? null;
    };
    /** The first page of the same group, or else of the version. */
    const nearIn = (version: DocsVersion): string => {
      const folder = own === undefined ? "" : withoutBase(`/${folders.get(sidebar ?? "") ?? ""}`, own);
      const group = withBase(folder, version);
      return pages.has(group) ? group : (roots.get(version) ?? "/");
    };
    const itemOf = (version: DocsVersion): PageVersions["menu"]["items"][number] => {
      const { label } = version;
      if (version === own) return { label, href: address, isCurrent: true };
      const same = sameIn(version);
      if (same !== null || own === undefined) return { label, href: same ?? nearIn(version) };
      return { label: fill(texts.missing, { version: label }), href: nearIn(version) };
    };
    const menu = {
      label: fill(texts.label, { version: (own ?? newest).label }),
      items: Array.from(roots.keys(), itemOf),
    };
    if (own === undefined || own === newest) return { menu };
    const same = sameIn(newest);
    const text = same === null ? texts.other : texts.same;
    return {
      menu,
      old: {
        title: fill(texts.old, { version: own.label }),
        link: { label: fill(text, { version: newest.label }), path: same ?? nearIn(newest) },
      },
      ...(same === null ? {} : { canonical: same }),
    };
  };
}

/** @returns the first page of a version; null if it has none. */
function rootOf(
  { basePath }: DocsVersion,
  pages: ReadonlySet<string>,
  { site, settings }: Omit<PlanVersionsInput, "texts">,
): string | null {
  const groups = settings.sidebars.filter(({ folder }) => path.dirname(`/${folder}`) === basePath);
  for (const { name, folder } of groups) {
    if (pages.has(`/${folder}`)) return `/${folder}`;
    for (const item of site.sidebars.find((sidebar) => sidebar.name === name)?.items ?? []) {
      const found = firstPath(item);
      if (found !== null) return found;
    }
  }
  return null;
}

function withoutBase(address: string, { basePath }: DocsVersion): string {
  return basePath === "/" ? address : address.slice(basePath.length);
}

function withBase(address: string, { basePath }: DocsVersion): string {
  return basePath === "/" ? address : basePath + address;
}
