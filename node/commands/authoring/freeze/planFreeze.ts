import type { SiteSettings } from "../../../../src/shared/settings";
import { collections, isCategoryFile, isDocumentFile } from "../../../common/sources";
import { frontMatterOf } from "../../../content/parseHead";
import { withoutNumberPrefixes } from "../../../common/numberPrefix";
import { recordingsFolder } from "../../../recordings/recording";
import { settingsFile } from "../../../settings/settingsFile";

/** A version name must start with a digit, optionally after "v". It is also the folder name; other folders are groups. */
const versionName = /^v?\d[\w.-]*$/;

/** Keys that only the newest version of a page may have: former addresses, learning path steps, what the page promises to show. */
const newestOnly = ["redirect_from", "learning_paths", "covers"];

/** Folders that each version has a copy of: documents, and the recordings of their runs. */
export const frozenFolders = [collections.docs, `${recordingsFolder}/docs`] as const;

export interface FreezePlan {
  /** Files to copy, relative to the repository root. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Target folders, each inside the folder whose files it copies. */
  readonly folders: readonly string[];
  /** What to add to the settings. */
  readonly advice: string;
}

/**
 * @param files files of the frozen folders, relative to the repository root.
 * @throws {Error} if the name is not valid, the version exists, or there is no page to freeze.
 */
export function planFreeze(name: string, files: readonly string[], settings: SiteSettings): FreezePlan {
  if (!versionName.test(name))
    throw new Error(`"${name}" is not the name of a version: begin with a digit, as in 1.0.`);
  const folder = `${collections.docs}/${name}`;
  const isTaken = settings.docs.versions.some((version) => version.name === name || version.basePath === `/${name}`);
  if (isTaken || files.some((file) => file.startsWith(`${folder}/`))) throw new Error(`The version ${name} exists.`);
  const groups = settings.sidebars.filter((group) => !group.folder.includes("/"));
  const { numberPrefixes = false } = settings.docs;
  const copies = frozenFolders.flatMap((frozen) =>
    files.flatMap((from) => {
      if (!from.startsWith(`${frozen}/`)) return [];
      const below = from.slice(frozen.length + 1);
      const named = numberPrefixes ? withoutNumberPrefixes(below) : below;
      const isInGroup = groups.some((group) => named.startsWith(`${group.folder}/`));
      return isInGroup ? [{ from, to: `${frozen}/${name}/${below}` }] : [];
    }),
  );
  if (copies.length === 0) throw new Error(`${collections.docs} has no page to freeze.`);
  const lines = groups.map(
    (group) =>
      `  { name: "${group.name}-${name}", folder: "${name}/${group.folder}", label: ${JSON.stringify(group.label)} },`,
  );
  return {
    copies,
    folders: frozenFolders
      .map((frozen) => `${frozen}/${name}`)
      .filter((target) => copies.some(({ to }) => to.startsWith(`${target}/`))),
    advice: [
      `Add to docs.versions in ${settingsFile}, after the newest:`,
      `  { name: "${name}", label: "${name}", basePath: "/${name}" },`,
      "and to sidebars:",
      ...lines,
      "Then run: npm run check -- --fix",
    ].join("\n"),
  };
}

/** @returns the text of a file of content/docs for the version: slugs get its path prefix, keys of the newest version are removed. */
export function freezeText(file: string, text: string, name: string): string {
  if (isCategoryFile(file)) return text.replace(/((?:^|[\s{,])"?slug"?:\s*["']?)(?=\/)/, `$1/${name}`);
  const yaml = isDocumentFile(file) ? frontMatterOf(text) : undefined;
  if (yaml === undefined) return text;
  const start = text.indexOf(yaml);
  return text.slice(0, start) + freezeKeys(yaml, name) + text.slice(start + yaml.length);
}

function freezeKeys(yaml: string, name: string): string {
  let isLeftOut = false;
  const lines = yaml.split("\n").filter((line) => {
    const key = /^([\w-]+):/.exec(line)?.[1];
    // Indented lines and list entries belong to the key above.
    if (key !== undefined) isLeftOut = newestOnly.includes(key);
    else if (!/^[\s-]|^$/.test(line)) isLeftOut = false;
    return !isLeftOut || line === "";
  });
  return lines.join("\n").replace(/^(slug:\s*["']?)(?=\/)/m, `$1/${name}`);
}
