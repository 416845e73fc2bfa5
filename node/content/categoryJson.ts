import type { Problem } from "../common/problem";
import type { SourceFile } from "../common/sources";
import { parseJson } from "../codeBlocks/parseData";

/** Advice for the keys of a `_category_.json`, because the schema's advice is in YAML. */
const advice: Readonly<Record<string, string>> = {
  label: 'write a text, such as "label": "On-premise clusters".',
  position: 'write a number, such as "position": 3.',
  link: 'write "link": { "type": "generated-index", "slug": "/category/name" }.',
};

/** The engine parses these files as YAML, but reports invalid JSON, because other programs cannot read it. @returns the syntax errors. */
export async function checkCategoryJson({ file, text }: SourceFile): Promise<readonly Problem[]> {
  if (!file.endsWith(".json")) return [];
  const found = await parseJson({ text, firstLine: 1 });
  const fix = "correct it: names and texts in double quotes, no comma after the last one, no comments.";
  return found.map(({ what, line, column }) => ({
    ...{ file, line, column, rule: "category-syntax", severity: "error", what, fix },
  }));
}

/** @returns the problems of a category's keys, with fixes in JSON instead of YAML. */
export function inJson(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem): Problem => {
    const { rule, what, fix, edit } = problem;
    if (edit) return { ...problem, edit: { find: quoted(edit.find), replace: quoted(edit.replace) } };
    const [, key = ""] = /^"(\w+)/.exec(what) ?? [];
    const isOfValue = rule === "category-missing-key" || rule === "category-wrong-value";
    return { ...problem, fix: (isOfValue ? advice[key] : undefined) ?? fix };
  });
}

/** @param key with its colon, as YAML has it. */
function quoted(key: string): string {
  return `"${key.replace(/:$/, "")}"`;
}
