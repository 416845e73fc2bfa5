import type { DocsVersion } from "../../src/shared/settings";
import { versionOf } from "../../src/shared/versions";
import { inPartial, type Place, type Problem } from "../common/problem";
import { collections } from "../common/sources";
import type { Doc } from "../content/parseDocument";
import { moveHref, resolveHref } from "../syntax/resolveHref";
import { isWithin, type SiteModel } from "../model/buildSite";
import { versionOfFile } from "../model/versionOfFile";
import type { PlaceOfKey } from "../settings/placeOfKeyIn";
import { settingsFile } from "../settings/settingsFile";
import type { Addresses } from "./linkChecker";

interface VersionsInput {
  readonly site: SiteModel;
  /** The newest first. */
  readonly versions: readonly DocsVersion[];
  readonly addresses: Addresses;
  readonly placeOfKey: PlaceOfKey;
}

/** Checks that each version has pages, and that their addresses and links belong to the same version. */
export function checkVersions({ site, versions, addresses, placeOfKey }: VersionsInput): readonly Problem[] {
  if (versions.length < 2) return [];
  const docs = site.docs.filter(({ collection }) => collection === "docs");
  const categories = site.categories.flatMap(({ path, ...category }) => (path === null ? [] : [{ ...category, path }]));
  return [
    ...versions.flatMap((version, index) => checkPages(version, docs, () => placeOfKey(["docs", "versions", index]))),
    ...docs.flatMap((doc) => checkAddress(doc, doc.keyLines["slug"], versions)),
    ...categories.flatMap((category) => checkAddress(category, category.keyLines["link"], versions)),
    ...docs.flatMap((doc) => checkLinks(doc, versionOfFile(doc.file, versions), addresses)),
  ];
}

/** Reports versions without pages, because readers could select them. */
function checkPages({ name, basePath }: DocsVersion, docs: readonly Doc[], place: () => Place): readonly Problem[] {
  if (basePath === "/" || docs.some(({ folder }) => isWithin(folder, basePath.slice(1)))) return [];
  const what = `The version "${name}" has no page in ${collections.docs}${basePath}.`;
  const fix = `keep the documentation as it is now as this version: npm run freeze -- ${basePath.slice(1)}. Or remove it here.`;
  return [{ file: settingsFile, ...place(), rule: "wrong-version", severity: "error", what, fix }];
}

interface Placed {
  readonly file: string;
  readonly path: string;
}

function checkAddress({ file, path }: Placed, line = 1, versions: readonly DocsVersion[]): readonly Problem[] {
  const own = versionOfFile(file, versions);
  const other = versionOf(path, versions);
  if (own === undefined || other === undefined || own === other) return [];
  const fix =
    own.basePath === "/"
      ? `write another slug, or move the file into ${collections.docs}${other.basePath}.`
      : `write "slug: ${own.basePath}${path}".`;
  const what = `The address "${path}" belongs to the version "${other.name}", but the file to "${own.name}".`;
  return [{ file, line, column: 1, rule: "wrong-version", severity: "error", what, fix }];
}

/** Reports links from an older version to a page of the newest version that the older one has too. */
function checkLinks(doc: Doc, version: DocsVersion | undefined, addresses: Addresses): readonly Problem[] {
  if (version === undefined || version.basePath === "/") return [];
  return doc.links.flatMap(({ href: written, isOfNewest = false, ...place }): readonly Problem[] => {
    // This link is rewritten to the document's own version.
    if (isOfNewest) return [];
    const file = place.partial?.file ?? doc.file;
    const href = moveHref(written, doc.file, file);
    const target = resolveHref(href, file);
    if (target.kind !== "address" || !addresses.has(target.path)) return [];
    const meant = `${version.basePath}${target.path}`;
    if (!addresses.has(meant)) return [];
    const whole = `${version.basePath}${href}`;
    return [
      inPartial<Problem>({
        file: doc.file,
        ...place,
        rule: "wrong-version",
        severity: "warning",
        what: `"${href}" leaves the version "${version.name}", which has this page too.`,
        fix: `write "${whole}", or the name of the file.`,
        edit: { find: href, replace: whole },
      }),
    ];
  });
}
