import { normalizePath, toSlug } from "../../../src/shared/routes";
import type { SiteSettings } from "../../../src/shared/settings";
import { splitNumberPrefix } from "../../common/numberPrefix";
import { collections, withoutEnding } from "../../common/sources";

/** The author's request cannot be fulfilled. The message says why and what to write instead. */
export class AuthoringError extends Error {}

/**
 * @param given an address, "launch/yaml" or "/launch/yaml", or a file, "content/docs/launch/yaml.mdx".
 * @returns the path below content/docs, without extension: "launch/yaml", "launch/index".
 */
export function nameOfGiven(given: string): string {
  const file = given.replace(/^\.\//, "");
  const inDocs = file.startsWith(`${collections.docs}/`) ? file.slice(collections.docs.length + 1) : file;
  return toSlug(normalizePath(`/${toSlug(withoutEnding(inDocs))}`));
}

/** Letters, digits and the characters that need no escaping in an address. */
const sound = /^[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*$/;

/** @throws {AuthoringError} if a name cannot be an address. */
export function checkName(name: string): void {
  if (sound.test(name)) return;
  throw new AuthoringError(
    `"${name}" is not an address: use letters, digits and hyphens, such as launch/on-cloud/quotas.`,
  );
}

/**
 * @param name path below content/docs: "guide/setup/install".
 * @param files paths relative to the repository root.
 * @returns the path with the names of existing folders: "01-guide/02-setup/install" if folders have number prefixes.
 */
export function inFoldersOnDisk(
  name: string,
  files: readonly string[],
  { docs: { numberPrefixes = false } }: SiteSettings,
): string {
  if (!numberPrefixes) return name;
  const parts = name.split("/");
  let folder: string = collections.docs;
  for (const part of parts.slice(0, -1)) {
    const inside = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    const folders = inside.filter((rest) => rest.includes("/")).map((rest) => rest.split("/")[0] ?? "");
    const found = folders.includes(part) ? part : folders.find((each) => splitNumberPrefix(each).name === part);
    folder += `/${found ?? part}`;
  }
  return [...folder.split("/").slice(collections.docs.split("/").length), parts.at(-1) ?? ""].join("/");
}
