import type { Problem } from "../../../common/problem";
import { comparePages } from "./compareWords";
import { byMessage, counted } from "./formatImport";
import type { Missing } from "../draft";
import type { ImportPlan } from "../planImport";
import type { Source } from "../source/readSource";
import type { ImportTrial } from "./tryImport";

/** Maximum number of rules, messages and pages that each list names, the most frequent first. */
const mostRules = 20;

/** @returns the results of a trial: number of pages, errors by stage and by rule, share of words that stay, and more. */
export function formatTrial({ asTheyAre, imported, fixed }: ImportTrial, source: Source, plan: ImportPlan): string {
  const errors = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === "error");
  const { words, kept, lost } = comparePages(source, plan);
  const hands = plan.notes.filter(({ kind }) => kind === "hand").length;
  const share = words === 0 ? 100 : (100 * kept) / words;
  return [
    `${String(plan.pages)} pages, ${String(plan.copies.length)} copied files`,
    `old addresses        ${plan.bases.map((base) => `${base}/…`).join(", ")}`,
    ...plan.warnings,
    `errors as they are   ${String(errors(asTheyAre).length)}`,
    `errors imported      ${String(errors(imported).length)}`,
    `errors after --fix   ${String(errors(fixed).length)}`,
    `warnings imported    ${String(imported.length - errors(imported).length)}`,
    `words that stay      ${share.toFixed(2)} % of ${String(words)}`,
    `left out             ${leftOut(plan)}`,
    `to do by hand        ${String(hands)}`,
    `cannot be shown      ${String(plan.notes.length - hands)}`,
    "",
    "Errors after --fix, by rule",
    ...byRule(errors(fixed)).map(([rule, { count, example }]) => `  ${rule} ${String(count)}, such as ${example}`),
    "",
    "To do by hand, by message",
    ...byMessage(plan.notes, "hand")
      .slice(0, mostRules)
      .map(
        ({ what, places: [{ file, line }], places }) =>
          `  ${String(places.length)}, such as ${file}:${String(line)}  ${what}`,
      ),
    "",
    "Missing words, by page",
    ...lost
      .slice(0, mostRules)
      .map(({ file, missing }) => `  ${file}  ${String(missing.length)}: ${missing.slice(0, 12).join(" ")}`),
  ].join("\n");
}

/** Losses that the word count does not show. */
function leftOut({ notes, parts }: Pick<ImportPlan, "notes" | "parts">): string {
  const countOf = (kind: Missing) => notes.filter(({ missing }) => missing === kind).length;
  const unused = parts.filter(({ text }) => text === null).length;
  const elements = notes.filter(({ missing }) => typeof missing === "object").length;
  return [
    counted(countOf("picture"), "picture"),
    ...(countOf("video") === 0 ? [] : [counted(countOf("video"), "video")]),
    `${counted(countOf("part") + unused, "part")} of pages`,
    ...(elements === 0 ? [] : [`words of ${counted(elements, "element")}`]),
  ].join(", ");
}

function byRule(problems: readonly Problem[]): readonly [string, { count: number; example: string }][] {
  const rules = new Map<string, { count: number; example: string }>();
  for (const { rule, file, line, what } of problems) {
    const known = rules.get(rule);
    if (known) known.count += 1;
    else rules.set(rule, { count: 1, example: `${file}:${String(line)}  ${what}` });
  }
  return [...rules].sort(([, a], [, b]) => b.count - a.count).slice(0, mostRules);
}
