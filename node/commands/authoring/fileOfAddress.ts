import { normalizePath, toSlug } from "../../../src/shared/routes";
import { collections, withoutEnding } from "../../common/sources";

/** What an author asked for cannot be done; the message says why and what to write instead. */
export class AuthoringError extends Error {}

/**
 * @param given an address, "launch/yaml" or "/launch/yaml", or a file, "content/docs/launch/yaml.mdx".
 * @returns the name below content/docs, without ending: "launch/yaml", "launch/index".
 */
export function nameOfGiven(given: string): string {
  const file = given.replace(/^\.\//, "");
  const inDocs = file.startsWith(`${collections.docs}/`) ? file.slice(collections.docs.length + 1) : file;
  return toSlug(normalizePath(`/${toSlug(withoutEnding(inDocs))}`));
}

/** Letters, digits and the signs that need no escape in an address. */
const sound = /^[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*$/;

/** @throws {AuthoringError} when a name cannot be an address. */
export function checkName(name: string): void {
  if (sound.test(name)) return;
  throw new AuthoringError(
    `"${name}" is not an address: use letters, digits and hyphens, such as launch/on-cloud/quotas.`,
  );
}
