import { locateYaml } from "../../../node/common/parseYaml";
import type { Doc } from "../../../node/content/parseDocument";
import type { SourceFile } from "../../../node/common/sources";
import { suggest } from "../../../node/common/nearest";
import type { Problem } from "../../../node/common/problem";
import type { ParsedFacts } from "../data/parseFacts";
import { splitItemKey } from "../../../node/syntax/items";
import { referenceFolder } from "../../../node/elements/readReference";
import { covers as kinds, type Facts } from "../data/facts";

/** Maximum number of names that a message lists; it counts the rest. */
const listed = 8;

/** Reports facts that pages promise but do not show, and facts that no page promises. */
export function checkReference(docs: readonly Doc[], { facts, sources }: ParsedFacts): readonly Problem[] {
  // An unreadable file may contain what seems to be missing; below, the same goes for documents.
  if (facts.unread.length > 0) return [];
  return [
    ...docs.flatMap((doc) => [...checkNames(doc, facts), ...(doc.isUnread ? [] : checkPromise(doc, facts))]),
    ...(docs.some(({ isUnread }) => isUnread) ? [] : checkWhole(docs, facts, sources)),
  ];
}

function checkNames({ file, frontMatter: { covers }, keyLines }: Doc, facts: Facts): readonly Problem[] {
  return kinds.flatMap(([field, { what, names }]) => {
    const known = names(facts);
    return (covers[field] ?? [])
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        line: keyLines["covers"] ?? 1,
        column: 1,
        rule: "unknown-reference" as const,
        severity: "error" as const,
        what: `covers: there is no ${what} "${name}" in the reference data.`,
        fix: suggest(name, known, "correct the name, or remove it."),
      }));
  });
}

function checkPromise({ file, frontMatter: { covers }, keyLines, shown }: Doc, facts: Facts): readonly Problem[] {
  const onPage = new Set(shown.map(({ key }) => key));
  const missing = kinds.flatMap(([field, { items, element }]) =>
    (covers[field] ?? [])
      .flatMap((name) => items(facts, name))
      .filter((key) => !onPage.has(key))
      .map((key) => splitItemKey(key).id)
      .map((id) => ({ id, element: element(id) })),
  );
  if (missing.length === 0) return [];
  return [
    {
      file,
      line: keyLines["covers"] ?? 1,
      column: 1,
      rule: "incomplete-reference",
      severity: "error",
      what: `The page promises more than it shows; missing: ${few(missing.map(({ id }) => `"${id}"`))}.`,
      fix: `add ${few([...new Set(missing.map(({ element }) => element))])}, or promise less in "covers".`,
    },
  ];
}

/** Reports names that a page could promise but no page does. */
function checkWhole(docs: readonly Doc[], facts: Facts, sources: readonly SourceFile[]): readonly Problem[] {
  const shown = new Set(docs.flatMap((doc) => doc.shown.map(({ key }) => key)));
  return kinds.flatMap(([field, { at, names, covered }]) => {
    const promised = new Set(docs.flatMap(({ frontMatter: { covers } }) => covers[field] ?? []));
    const done = covered?.(facts, promised, shown) ?? promised;
    const known = names(facts);
    const missing = known.filter((name) => !done.has(name));
    if (missing.length === 0) return [];
    const file = `${referenceFolder}/${field}.yaml`;
    const text = sources.find((source) => source.file === file)?.text ?? "";
    return [
      {
        file,
        ...locateYaml(text)(at(facts, missing[0] ?? "")),
        rule: "uncovered-reference" as const,
        severity: "error" as const,
        what: `No page covers ${few(missing.map((name) => `"${name}"`))}.`,
        fix: `show them on a page, and write "covers:" with "${field}: [${missing[0] ?? ""}]" in its front matter.`,
      },
    ];
  });
}

function few(names: readonly string[]): string {
  const rest = names.length - listed;
  return names.slice(0, listed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
