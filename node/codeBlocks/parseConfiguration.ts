import { isAlias, isMap, isScalar, isSeq, parseAllDocuments, Scalar, type Document, type Node } from "yaml";
import { lastKeyBefore } from "../common/lastKeyBefore";
import { placesIn, type CodeBlockText, type CodePlace, type Finding } from "./codeBlock";

export interface ConfigValue {
  readonly type: "text" | "integer" | "number" | "boolean" | "null" | "mapping" | "list";
  /** As written in the file, text without its quotes; empty for mappings and lists. */
  readonly text: string;
  /** Items of a list. */
  readonly items?: readonly ConfigValue[];
}

/** One key of a YAML code block. */
export interface ConfigEntry extends CodePlace {
  readonly path: readonly string[];
  readonly value: ConfigValue;
}

/** A YAML code block with the options of its fence. */
export interface WrittenConfiguration extends CodePlace {
  readonly title: string | null;
  /** Name of the configuration document that it is an example of, if the author names one. */
  readonly schema: string | null;
  /** Whether it is an excerpt: the author says so, or it has syntax errors. */
  readonly isPart: boolean;
  /** Keys to leave unchecked. */
  readonly unchecked: readonly string[];
  /** Whether it is a reader's own file, which has no fence and so no options. */
  readonly isFile?: boolean;
  readonly entries: readonly ConfigEntry[];
  /** Valid YAML that the library cannot read as one mapping of plain keys. */
  readonly misfits: readonly Finding[];
}

const mostEntries = 10_000;
/**
 * Reads the keys of a YAML code block; the keys of a mapping follow the mapping itself.
 *
 * Values have the types that the library sees: it reads YAML 1.1 with PyYAML, where "no" is false.
 */
export function parseConfiguration(codeBlock: CodeBlockText): {
  entries: readonly ConfigEntry[];
  findings: readonly Finding[];
  misfits: readonly Finding[];
} {
  const entries: ConfigEntry[] = [];
  const findings: Finding[] = [];
  const misfits: Finding[] = [];
  const placeAt = placesIn(codeBlock);
  const targets = new Map<unknown, unknown>();
  // Without `prettyErrors`, messages have one line. All documents of a stream are read.
  const documents = parseAllDocuments(codeBlock.text, { version: "1.1", prettyErrors: false });
  for (const [index, document] of ("empty" in documents ? [] : documents).entries()) {
    const [error] = document.errors;
    misfits.push(...(index > 1 ? [] : misfitsOf(document, index > 0, placeAt)));
    if (error) {
      // The parser reports an unclosed quote at the end of the text; the author needs the line where it opens.
      const offset = error.code === "MISSING_CHAR" ? lastKeyBefore(document, error.pos[0]) : error.pos[0];
      findings.push({
        ...placeAt(Math.min(offset, codeBlock.text.trimEnd().length)),
        rule: "data-syntax",
        // For too many levels, the message is the JavaScript engine's own about its stack, which differs between browsers.
        what: `YAML: ${error.code === "RESOURCE_EXHAUSTION" ? "There are too many levels to read" : error.message}`,
        fix: "correct the YAML; put text that contains a colon in quotes.",
      });
    } else read(document.contents, [], document);
  }
  return { entries, findings, misfits };

  function targetOf(value: unknown, document: Document): unknown {
    if (!isAlias(value)) return value;
    if (targets.has(value)) return targets.get(value);
    // Caches targets, because `resolve` searches the whole document, and a mapping with many aliases is read once for each.
    const target = value.resolve(document);
    targets.set(value, target);
    if (target === undefined) {
      findings.push({
        ...placeAt(value.range?.[0] ?? 0),
        rule: "data-syntax",
        what: `YAML: there is no anchor &${value.source} before *${value.source}.`,
        fix: "write the value itself, or put a text that starts with * in quotes.",
      });
    }
    return target;
  }

  function read(node: unknown, path: readonly string[], document: Document, above: readonly unknown[] = []): void {
    // With aliases, a mapping of a few lines can contain itself, or have a million keys.
    if (!isMap(node) || above.includes(node)) return;
    for (const { key, value } of node.items) {
      if (isMap(key) || isSeq(key)) misfits.push({ ...placeAt(key.range?.[0] ?? 0), ...keyOfSeveral });
      if (!isScalar(key) || entries.length >= mostEntries) continue;
      const target = targetOf(value, document);
      // `<<: *name`: the keys of the other mapping are keys of this one.
      if (typeof key.value === "symbol") {
        read(target, path, document, [...above, node]);
        continue;
      }
      const inner = [...path, String(key.value)];
      entries.push({
        path: inner,
        ...placeAt(key.range?.[0] ?? 0),
        value: valueOf(target as Node | null, document),
      });
      read(target, inner, document, [...above, node]);
    }
  }
}

const keyOfSeveral = {
  rule: "data-syntax",
  what: "YAML: a key is a list or a mapping, but the library expects text.",
  fix: "write a text before the colon.",
} as const;

/** @returns what the library cannot use: it reads one document with PyYAML's `safe_load`, without tags, and expects a mapping. */
function misfitsOf(
  { contents, range, warnings }: Document.Parsed,
  isSecond: boolean,
  placeAt: (offset: number) => CodePlace,
): readonly Finding[] {
  const misfit = (offset: number, what: string, fix: string): Finding => ({
    ...placeAt(offset),
    rule: "data-syntax",
    what: `YAML: ${what}.`,
    fix,
  });
  if (isSecond)
    return [
      misfit(range[0], "a second document begins here, and the library reads one", "put it into a file of its own."),
    ];
  const form = isSeq(contents) ? "a list" : isScalar(contents) && contents.value !== null ? "a single value" : null;
  return [
    ...(form === null
      ? []
      : [
          misfit(range[0], `the file is ${form}, and the library looks for keys`, 'write keys, such as "name: value".'),
        ]),
    ...warnings
      .filter(({ code }) => code === "TAG_RESOLVE_FAILED")
      .map(({ pos }) => misfit(pos[0], "the library knows no tag of this name", "write the value without a tag.")),
  ];
}

/** A number with an exponent. PyYAML requires a point and a sign: it reads 3e-4 as a text, and 3.0e-4 as a number. */
const exponent = /^[-+]?[\d_]*\.?[\d_]*e[-+]?\d+$/i;
const exponentOfPython = /^[-+]?[\d_]+\.[\d_]*e[-+]\d+$/i;

/** A number that begins with a point. PyYAML requires a digit after the point and no sign before it: it reads "." and -.5 as texts. */
const pointFirst = /^[-+]?\.(?!inf|nan)/i;
const pointFirstOfPython = /^\.\d/;

function valueOf(node: Node | null, document: Document): ConfigValue {
  if (!isSeq(node)) return plainValueOf(node);
  // The items of a list within the list are not needed, and that list could be this one.
  const items = node.items.map((item) => plainValueOf((isAlias(item) ? item.resolve(document) : item) as Node | null));
  return { type: "list", text: "", items };
}

function plainValueOf(node: Node | null | undefined): ConfigValue {
  if (isMap(node)) return { type: "mapping", text: "" };
  if (isSeq(node)) return { type: "list", text: "" };
  if (!isScalar(node)) return { type: "null", text: "" };
  const { value, source } = node;
  const text = source ?? String(value);
  switch (typeof value) {
    case "boolean":
      return { type: "boolean", text };
    case "number":
    case "bigint": {
      const isText =
        node.type === Scalar.PLAIN &&
        ((exponent.test(text) && !exponentOfPython.test(text)) ||
          (pointFirst.test(text) && !pointFirstOfPython.test(text)));
      return { type: isText ? "text" : /[.e]/i.test(text) && !/^0x/i.test(text) ? "number" : "integer", text };
    }
    case "string":
      return { type: "text", text: value };
    default:
      return { type: "null", text };
  }
}
