import { locateYaml } from "../../../node/common/parseYaml";
import type { Doc } from "../../../node/content/parseDocument";
import type { SourceFile } from "../../../node/common/sources";
import { suggest } from "../../../node/common/nearest";
import type { Problem } from "../../../node/common/problem";
import type { ParsedFacts } from "../data/parseFacts";
import { itemKey, splitItemKey } from "../data/item";
import type { ItemKey } from "../../../node/syntax/items";
import { referenceFolder } from "../../../node/elements/readReference";
import { coveredItems, coverKinds, type CoverKind, type Facts } from "../data/facts";

/** How many names a message lists before it says how many more there are. */
const listed = 8;

/** What pages promise of the reference data and do not show, and what no page promises. */
export function checkReference(docs: readonly Doc[], { facts, sources }: ParsedFacts): readonly Problem[] {
  // Nothing is missing that may stand in a file with a problem of its own; the same goes for documents below.
  if (facts.unread.length > 0) return [];
  return [
    ...docs.flatMap((doc) => [...checkNames(doc, facts), ...(doc.isUnread ? [] : checkPromise(doc, facts))]),
    ...(docs.some(({ isUnread }) => isUnread) ? [] : checkWhole(docs, facts, sources)),
  ];
}

function namesOf({ commands, data, documents }: Facts): Readonly<Record<CoverKind, readonly string[]>> {
  return { commands: [...commands.keys()], api: data.api.groups.map(({ id }) => id), config: [...documents.keys()] };
}

const kinds = { commands: "command", api: "group of names", config: "configuration document" } as const;

function checkNames({ file, frontMatter: { covers }, keyLines }: Doc, facts: Facts): readonly Problem[] {
  const known = namesOf(facts);
  return coverKinds.flatMap((field) =>
    (covers[field] ?? [])
      .filter((name) => !known[field].includes(name))
      .map((name) => ({
        file,
        line: keyLines["covers"] ?? 1,
        column: 1,
        rule: "unknown-reference" as const,
        severity: "error" as const,
        what: `covers: "${name}" is no ${kinds[field]} of the reference data.`,
        fix: suggest(name, known[field], "correct the name, or remove it."),
      })),
  );
}

function checkPromise({ file, frontMatter: { covers }, keyLines, shown }: Doc, facts: Facts): readonly Problem[] {
  const onPage = new Set(shown.map(({ key }) => key));
  const missing = coveredItems(facts, covers).filter((key) => !onPage.has(key));
  if (missing.length === 0) return [];
  return [
    {
      file,
      line: keyLines["covers"] ?? 1,
      column: 1,
      rule: "incomplete-reference",
      severity: "error",
      what: `The page promises more than it shows; missing: ${few(missing.map((key) => `"${splitItemKey(key).id}"`))}.`,
      fix: `add ${few([...new Set(missing.map(elementFor))])}, or promise less in "covers".`,
    },
  ];
}

/** @returns the element that shows an item. */
function elementFor(key: ItemKey): string {
  const { kind, id } = splitItemKey(key);
  if (kind === "command") return `<Command name="${id}" />`;
  if (kind === "symbol") return `<ApiSymbol name="${id}" />`;
  return `<ConfigKeys document="${id.slice(0, id.indexOf("#"))}" />`;
}

/** Where each kind lies in the reference data. */
const places = {
  commands: { file: "commands.yaml", list: "commands" },
  api: { file: "api.yaml", list: "groups" },
  config: { file: "config.yaml", list: "documents" },
} as const;

/** Every command, every group of Python names and every configuration document has a page that promises it. */
function checkWhole(docs: readonly Doc[], facts: Facts, sources: readonly SourceFile[]): readonly Problem[] {
  const covered: Readonly<Record<CoverKind, ReadonlySet<string>>> = {
    commands: coveredCommands(docs, facts),
    api: new Set(docs.flatMap(({ frontMatter: { covers } }) => covers["api"] ?? [])),
    config: new Set(docs.flatMap(({ frontMatter: { covers } }) => covers["config"] ?? [])),
  };
  const known = namesOf(facts);
  return coverKinds.flatMap((field) => {
    const missing = known[field].filter((name) => !covered[field].has(name));
    if (missing.length === 0) return [];
    const file = `${referenceFolder}/${places[field].file}`;
    const text = sources.find((source) => source.file === file)?.text ?? "";
    const first = known[field].indexOf(missing[0] ?? "");
    return [
      {
        file,
        ...locateYaml(text)([places[field].list, first]),
        rule: "uncovered-reference" as const,
        severity: "error" as const,
        what: `No page covers ${few(missing.map((name) => `"${name}"`))}.`,
        fix: `show them on a page, and write "covers:" with "${field}: [${missing[0] ?? ""}]" in its front matter.`,
      },
    ];
  });
}

/** A group whose commands are spread over pages is covered when each of them is, and the group itself is shown. */
function coveredCommands(docs: readonly Doc[], facts: Facts): ReadonlySet<string> {
  const covered = new Set(
    docs.flatMap(({ frontMatter: { covers } }) =>
      coveredItems(facts, { ...covers, api: [], config: [] }).map((key) => splitItemKey(key).id),
    ),
  );
  const shown = new Set(docs.flatMap((doc) => doc.shown.map(({ key }) => key)));
  const names = [...facts.commands.keys()];
  // From the innermost outward: the program itself comes last.
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const below = names.filter((other) => other.startsWith(`${name} `));
    const isSpread = below.length > 0 && below.every((other) => covered.has(other));
    if (isSpread && shown.has(itemKey("command", name))) covered.add(name);
  }
  return covered;
}

function few(names: readonly string[]): string {
  const rest = names.length - listed;
  return names.slice(0, listed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
