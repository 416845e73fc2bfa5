import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, visit } from "yaml";
import { ZodArray, ZodDefault, ZodObject, ZodOptional, type z } from "zod";
import { lastKeyBefore } from "./lastKeyBefore";
import { onlyNear, suggest } from "./nearest";
import type { Edit, Place, Problem } from "./problem";

export interface YamlSource {
  /** From the repository root. */
  readonly file: string;
  readonly text: string;
  /** Line of the file on which `text` starts, counted from 1. */
  readonly firstLine: number;
}

export interface ParsedYaml<Data> {
  /** The values without unknown keys; null if there is any other problem. */
  readonly data: Data | null;
  /** The unparsed values without wrong ones; callers replace the wrong and missing values and parse again. */
  readonly sound?: Readonly<Record<string, unknown>>;
  readonly problems: readonly Problem[];
  /** Line of each top-level key. */
  readonly lines: Readonly<Record<string, number>>;
}

/**
 * Parses YAML and checks it against a schema.
 *
 * @param rule prefix of the problems' rules: "front-matter" gives "front-matter-unknown-key".
 * @returns all problems of the text, each at the line of its key.
 */
// eslint-disable-next-line max-lines-per-function -- its functions share the document and its line counter
export function parseYaml<Schema extends z.ZodObject>(
  { file, text, firstLine }: YamlSource,
  schema: Schema,
  rule: "front-matter" | "category" | "reference" | "synonyms",
): ParsedYaml<z.output<Schema>> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const at = (offset: number) => placeAt(counter, offset, firstLine);
  const problem = (
    place: Place,
    suffix: "syntax" | "unknown-key" | "missing-key" | "wrong-value",
    what: string,
    fix: string,
    edit?: Edit,
  ): Problem => ({
    file,
    ...place,
    rule: `${rule}-${suffix}`,
    severity: "error",
    what,
    fix,
    ...(edit && { edit }),
  });

  if (document.errors.length > 0) {
    const problems = document.errors.map(({ code, message, pos: [offset] }) => {
      // The parser misses an unclosed quote only at the end; the author needs the line where it opens.
      const place = at(code === "MISSING_CHAR" ? lastKeyBefore(document, offset) : offset);
      return problem(
        place,
        "syntax",
        `YAML: ${message}`,
        "correct the YAML; put text that contains a colon in quotes.",
      );
    });
    return { data: null, problems, lines: {} };
  }

  const written = isMap(document.contents) ? document.contents.items.map(({ key }) => String(key)) : [];
  const lines = Object.fromEntries(written.map((key) => [key, at(offsetOf(document, [key])).line]));

  const read = toData(document);
  if ("error" in read) {
    const fix = "write the value itself: an alias (*name) needs an anchor (&name) before it.";
    return { data: null, problems: [problem(at(read.offset), "syntax", `YAML: ${read.error}`, fix)], lines };
  }
  const result = schema.safeParse(read.data ?? {});
  if (result.success) return { data: result.data, problems: [], lines };

  const keys = Object.keys(schema.shape);
  const problems = result.error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        problem(
          at(offsetOf(document, [...issue.path, key])),
          "unknown-key",
          `"${[...issue.path, key].join(".")}" is not a key here.`,
          adviseOnKey(key, keysAt(schema, issue.path)),
          editOfKey(key, keysAt(schema, issue.path), written),
        ),
      );
    }
    if (issue.path.length === 0) {
      return problem(
        { line: firstLine, column: 1 },
        "wrong-value",
        "This is not a list of keys.",
        `write lines such as "${keys[0] ?? "key"}: …".`,
      );
    }
    const key = issue.path.join(".");
    const isMissing = document.getIn(issue.path) === undefined;
    return isMissing
      ? problem(
          at(offsetOf(document, issue.path)),
          "missing-key",
          `"${key}" is missing.`,
          describe(schema, issue.path, `add the line "${String(issue.path.at(-1))}: …".`),
        )
      : problem(
          at(offsetOf(document, issue.path)),
          "wrong-value",
          `"${key}": ${issue.message}.`,
          adviseQuotes(document, issue) ??
            adviseBareWord(document, issue) ??
            describe(schema, issue.path, "change the value to the type named above."),
        );
  });
  const isElseSound = result.error.issues.every(({ code }) => code === "unrecognized_keys");
  const sound = withoutWrong(read.data, result.error.issues);
  return { data: isElseSound ? schema.parse(sound) : null, sound, problems, lines };
}

/** @returns the data without keys that the schema does not know and values that it does not accept. */
function withoutWrong(data: unknown, issues: readonly z.core.$ZodIssue[]): Record<string, unknown> {
  const known = structuredClone(data);
  if (typeof known !== "object" || known === null || Array.isArray(known)) return {};
  const holderOf = (path: readonly PropertyKey[]) =>
    path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], known);
  const wrong = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ holder: holderOf(issue.path), key }))
      : issue.path.slice(-1).map((key) => ({ holder: holderOf(issue.path.slice(0, -1)), key })),
  );
  const shortened = new Set<unknown[]>();
  for (const { holder, key } of wrong) {
    if (typeof holder !== "object" || holder === null) continue;
    Reflect.deleteProperty(holder, key);
    if (Array.isArray(holder)) shortened.add(holder);
  }
  // Close the gaps only now, because the issues refer to the original indexes.
  for (const list of shortened) list.splice(0, list.length, ...Object.values(list));
  return known as Record<string, unknown>;
}

type Read = { readonly data: unknown } | { readonly error: string; readonly offset: number };

/**
 * Converts a document to data. Aliases are resolved only here: the parser does not report unresolved ones, or too many
 * of them, as errors.
 */
function toData(document: Document): Read {
  try {
    return { data: document.toJS() as unknown };
  } catch (error) {
    let offset: number | undefined;
    visit(document, {
      Alias(_, alias) {
        if (offset === undefined && !alias.resolve(document)) offset = alias.range?.[0];
      },
    });
    return { error: error instanceof Error ? error.message : String(error), offset: offset ?? 0 };
  }
}

/** Offset of a key; for a missing key, that of its last existing parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isSeq(node) && typeof step === "number") {
      node = node.items[step];
      offset = (node as { range?: readonly number[] } | undefined)?.range?.[0] ?? offset;
      continue;
    }
    if (!isMap(node)) break;
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    if (!pair) break;
    if (isScalar(pair.key) && pair.key.range) offset = pair.key.range[0];
    node = pair.value;
  }
  return offset;
}

/** @param firstLine line of the file on which the YAML starts. */
function placeAt(counter: LineCounter, offset: number, firstLine: number): Place {
  const { line, col } = counter.linePos(offset);
  return { line: firstLine + Math.max(line, 1) - 1, column: Math.max(col, 1) };
}

/** @returns a function that returns the position of a path in a YAML file; for a missing path, the position of its parent. */
export function locateYaml(text: string): (path: readonly PropertyKey[]) => Place {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return (path) => placeAt(counter, offsetOf(document, path), 1);
}

/** Keys of other site engines, each with the keys that say the same here, in front matter or in the file of a category. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  aliases: ["redirect_from"],
  categories: ["tags"],
  date: ["last_update"],
  hidden: ["unlisted"],
  lastmod: ["last_update"],
  lastUpdated: ["last_update"],
  linkTitle: ["sidebar_label", "label"],
  nav_order: ["sidebar_position", "position"],
  order: ["sidebar_position", "position"],
  permalink: ["slug"],
  summary: ["description"],
  title: ["label"],
  toc: ["hide_table_of_contents"],
  url: ["slug"],
  weight: ["sidebar_position", "position"],
};

function adviseOnKey(key: string, keys: readonly string[]): string {
  const other = Object.hasOwn(otherNames, key) ? otherNames[key]?.find((name) => keys.includes(name)) : undefined;
  if (other !== undefined) return `write "${other}", which is its name here.`;
  return suggest(key, keys, `remove it. Keys: ${keys.join(", ")}.`);
}

/** Corrects a key that differs by a typo from one that is not there yet. */
function editOfKey(key: string, keys: readonly string[], written: readonly string[]): Edit | undefined {
  const meant = onlyNear(key, keys);
  return meant === null || written.includes(meant) ? undefined : { find: `${key}:`, replace: `${meant}:` };
}

/** @returns the fields from the schema down to a path, as far as the schema defines them. */
function fieldsTo(schema: z.ZodObject, path: readonly PropertyKey[]): readonly unknown[] {
  const fields: unknown[] = [schema];
  for (const step of path) {
    let field = fields.at(-1);
    while (field instanceof ZodOptional || field instanceof ZodDefault) field = field.unwrap();
    if (field instanceof ZodArray) fields.push(field.element);
    else if (field instanceof ZodObject) fields.push(field.shape[String(step)]);
    else break;
  }
  return fields;
}

/** @returns the keys that the schema defines at a path. */
function keysAt(schema: z.ZodObject, path: readonly PropertyKey[]): readonly string[] {
  let field = fieldsTo(schema, path)[path.length];
  while (field instanceof ZodOptional || field instanceof ZodDefault) field = field.unwrap();
  return field instanceof ZodObject ? Object.keys(field.shape) : [];
}

/** Advises quotes where YAML does not read a value as text: 2.0, true, 1e3. */
function adviseQuotes(document: Document, issue: z.core.$ZodIssue): string | null {
  if (issue.code !== "invalid_type" || issue.expected !== "string") return null;
  const node = document.getIn(issue.path, true);
  if (!isScalar(node) || node.source === undefined || node.value === null) return null;
  return `put the text in quotes: "${node.source}".`;
}

const truths: Readonly<Record<string, string>> = {
  true: "true",
  yes: "true",
  on: "true",
  false: "false",
  no: "false",
  off: "false",
};

/** Advises what a quoted number or truth value is without its quotes, and which word YAML knows for "yes". */
function adviseBareWord(document: Document, issue: z.core.$ZodIssue): string | null {
  if (issue.code !== "invalid_type" || !["boolean", "number"].includes(issue.expected)) return null;
  const node = document.getIn(issue.path, true);
  if (!isScalar(node) || typeof node.value !== "string") return null;
  const word = node.value.trim().toLowerCase();
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(word);
  const meant = issue.expected === "number" ? isNumber && word : Object.hasOwn(truths, word) && truths[word];
  return typeof meant === "string" ? `write ${meant}, without quotes.` : null;
}

/** @returns the description of the innermost field that has one, otherwise the fallback. */
function describe(schema: z.ZodObject, path: readonly PropertyKey[], fallback: string): string {
  const said = fieldsTo(schema, path).flatMap((field) => (field as z.ZodType | undefined)?.description ?? []);
  return said.at(-1) ?? fallback;
}
