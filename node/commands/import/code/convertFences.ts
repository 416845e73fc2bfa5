import { readLines, type Line } from "./codeRanges";
import type { Draft } from "../draft";

/** Removes Docusaurus' `mdx-code-block` fences: they are not code blocks, they hide MDX from translators. */
export function convertFences(draft: Draft): void {
  let first: Line | null = null;
  for (const line of readLines(draft.text)) {
    if (line.fence === "open") first = line;
    if (line.fence !== "close" || first === null) continue;
    if (/^[\s>]*(?:`{3,}|~{3,})\s*mdx-code-block\s*$/.test(first.text)) {
      draft.replace(first.start, first.end, "", "fences around MDX");
      draft.replace(line.start, line.end, "");
    }
    first = null;
  }
  draft.commit();
}
