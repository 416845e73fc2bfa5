import { load } from "js-yaml";
import { frontMatterOf } from "./parseHead";

/** @returns whether js-yaml parses a document's front matter to an object; its keys and values are not checked. */
export function hasReadableFrontMatter(text: string): boolean {
  const yaml = frontMatterOf(text);
  if (yaml === undefined) return false;
  try {
    const data = load(yaml);
    return typeof data === "object" && data !== null;
  } catch {
    return false;
  }
}
