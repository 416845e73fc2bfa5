import { distance } from "fastest-levenshtein";
import type { TagPagesSettings } from "../../src/shared/settings";
import { suggest } from "../common/nearest";
import type { Problem } from "../common/problem";
import type { Doc } from "../content/parseDocument";
import { countTags } from "../model/tagPages";
import { settingsFile } from "../settings/settingsFile";

/** Minimum length of a tag that may be a typo: in a shorter word, one different letter often makes another word. */
const shortestWithTypo = 6;

/**
 * Reports tags that are missing in the settings, and two spellings of what is probably one tag: each would split the list of the tag's
 * pages.
 */
export function checkTags(docs: readonly Doc[], { known }: Pick<TagPagesSettings, "known"> = {}): readonly Problem[] {
  const counts = countTags(docs);
  const meant = similarTags(counts, known ?? {});
  return docs.flatMap(({ file, frontMatter, keyLines }) =>
    [...new Set(frontMatter.tags)].flatMap((tag): readonly Problem[] => {
      const place = { file, line: keyLines["tags"] ?? 1, column: 1, severity: "warning" } as const;
      if (known && !Object.hasOwn(known, tag)) {
        const spelled = Object.keys(known).find((each) => plainOf(each) === plainOf(tag));
        const fix = spelled
          ? `write "${spelled}".`
          : suggest(tag, Object.keys(known), `add it to tagPages.known in ${settingsFile}, or remove it.`);
        return [{ ...place, rule: "unknown-tag", what: `"${tag}" is not a tag of this site.`, fix }];
      }
      const other = meant.get(tag);
      if (other === undefined) return [];
      const what = `The tag "${tag}" is almost "${other}", which has ${pages(counts.get(other) ?? 0)}.`;
      return [{ ...place, rule: "similar-tags", what, fix: `write "${other}".` }];
    }),
  );
}

/** @returns for each similar tag, the more frequent one that its author probably meant. */
function similarTags(counts: ReadonlyMap<string, number>, known: object): ReadonlyMap<string, string> {
  const tags = [...counts.keys()];
  return new Map(
    tags.flatMap((tag, index) => {
      const other = tags.slice(0, index).find((before) => isSimilar(tag, before, counts));
      // A tag in the settings is intended as written.
      return other === undefined || Object.hasOwn(known, tag) ? [] : [[tag, other] as const];
    }),
  );
}

function isSimilar(tag: string, frequent: string, counts: ReadonlyMap<string, number>): boolean {
  const [a, b] = [plainOf(tag), plainOf(frequent)];
  if (a === b) return true;
  const isOnce = counts.get(tag) === 1 && (counts.get(frequent) ?? 0) > 1;
  return isOnce && Math.min(a.length, b.length) >= shortestWithTypo && !/\d/.test(a + b) && distance(a, b) === 1;
}

/** Removes the differences between spellings of one tag: case, accents, hyphens and spaces, the plural. */
function plainOf(tag: string): string {
  return tag
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, "")
    .replace(/(?<=\p{L}{2})ies$/u, "y")
    .replace(/(?<=\p{L}{3})s$/u, "");
}

function pages(count: number): string {
  return count === 1 ? "1 page" : `${count} pages`;
}
