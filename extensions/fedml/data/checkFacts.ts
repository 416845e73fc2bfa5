import { nearest } from "../../../node/common/nearest";
import { locateYaml } from "../../../node/common/parseYaml";
import type { Problem } from "../../../node/common/problem";
import type { SourceFile } from "../../../node/common/sources";
import { kinds } from "../kinds/kinds";
import type { Path, Report } from "../kinds/report";
import type { Facts, FactsFile } from "./facts";

/**
 * Reports duplicate ids, and links between facts that lead nowhere.
 *
 * @param read the files that could be read; links into other files are not reported.
 */
export function checkFacts(facts: Facts, read: ReadonlyMap<FactsFile, SourceFile>): readonly Problem[] {
  return [...read].flatMap(([name, source]) => {
    const found: Found[] = [];
    kinds[name].check(facts, createReport(found, read));
    if (found.length === 0) return [];
    const locate = locateYaml(source.text);
    return found.map(({ at, ...problem }) => ({
      file: source.file,
      ...locate(at),
      severity: "error" as const,
      ...problem,
    }));
  });
}

type Found = Pick<Problem, "rule" | "what" | "fix"> & { readonly at: Path };

function createReport(found: Found[], read: ReadonlyMap<FactsFile, SourceFile>): Report {
  return {
    unique(...lists) {
      const seen = new Set<string>();
      for (const { id, at } of lists.flat()) {
        if (seen.has(id)) {
          const what = `"${id}" is already taken.`;
          found.push({
            at,
            rule: "reference-duplicate-id",
            what,
            fix: "give one of the two entries another name, or remove it.",
          });
        }
        seen.add(id);
      }
    },
    link(at, name, file, what, names) {
      if (name === undefined || !read.has(file)) return;
      const known = "size" in names ? [...names.keys()] : names;
      if (known.includes(name)) return;
      const near = nearest(name, known);
      found.push({
        at,
        rule: "reference-dead-link",
        what: `There is no ${what} "${name}" in ${file}.yaml.`,
        fix: near === null ? `add it to ${file}.yaml, or correct the name.` : `write "${near}".`,
      });
    },
  };
}
