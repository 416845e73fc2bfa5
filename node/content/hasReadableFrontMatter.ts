import { load } from "js-yaml";
import { frontMatterOf } from "./parseHead";

/** @returns whether every reader of YAML makes data of a document's front matter; what they say is another question. */
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
