import { parse } from "yaml";
import type { ReferenceFile, SiteOfFile } from "../../../../node/elements/reference";
import type { Facts } from "../../data/facts";
import { itemKey } from "../kind";
import type { ConfigDocument } from "./config";
import { amount, isPlaceholder, keyId, keysOf, valuesOf, withFreeSections, type PlacedKey } from "./keys";

/** A JSON Schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

/**
 * Draft 7 is the newest draft that all validators and all current releases of the YAML language server support; newer drafts add nothing
 * that is needed here. Annotations use only standard keywords, because strict validators reject others. For the same reason, the
 * description contains the link to the page.
 */
const draft = "http://json-schema.org/draft-07/schema#";

/** @param document "job.yaml" @returns the address of its schema. */
export function schemaPath(document: string): string {
  return `/schemas/${document.replace(/\.ya?ml$/, "")}.json`;
}

/** @returns the JSON Schema of each configuration document, which editors load for completion and validation. */
export function schemaFiles(facts: Facts): readonly ReferenceFile[] {
  return Array.from(facts.documents.values(), (document) => ({
    path: schemaPath(document.name),
    text: (site) => `${JSON.stringify(configSchema(document, facts, site), null, 2)}\n`,
  }));
}

/**
 * Accepts what the checks of code blocks accept (checks/checkConfiguration.ts), with two differences. First, a section of fedml_config.yaml
 * accepts any further key, and the file any further section, because the library passes them all to the program; the checks require the
 * author to declare them, which an editor cannot do. Second, a misspelled section of job.yaml counts as one that the author defines.
 * Everything else that the data do not know is an error.
 */
export function configSchema(document: ConfigDocument, facts: Facts, site: SiteOfFile): Schema {
  const { name, description, notes } = document;
  const { library = "", version } = facts.data.config.source;
  const keys = keysOf(document);
  const page = pageOf(keys[0], site)?.replace(/#.*$/, "");
  return {
    $schema: draft,
    $id: site.urlOf(schemaPath(name)),
    title: version === undefined ? name : `${name} (${library} ${version})`,
    description: describe([description, ...notes], page),
    type: "object",
    ...below(levelsOf(keys), { document, facts, site }),
    ...requirements(document, keys),
  };
}

interface Context {
  readonly document: ConfigDocument;
  readonly facts: Facts;
  readonly site: SiteOfFile;
}

/** A key with the keys below it; a section has no key of its own. */
interface Level {
  readonly path: string;
  readonly key: PlacedKey | undefined;
  readonly inside: readonly Level[];
}

function levelsOf(keys: readonly PlacedKey[], path = ""): readonly Level[] {
  const start = path === "" ? "" : `${path}.`;
  const within = keys.filter((key) => key.path.startsWith(start));
  const names = new Set(within.map((key) => key.path.slice(start.length).split(".")[0] ?? ""));
  return Array.from(names, (name) => ({
    path: start + name,
    key: within.find((key) => key.path === start + name),
    inside: levelsOf(within, start + name),
  }));
}

/** What one level of the file may contain: the known keys, and whether others are allowed. */
function below(levels: readonly Level[], context: Context): Schema {
  const named = levels.filter(({ path }) => !isPlaceholder(lastOf(path)));
  const chosen = levels.find(({ path }) => isPlaceholder(lastOf(path)));
  return {
    ...(named.length === 0
      ? {}
      : { properties: Object.fromEntries(named.map((level) => [lastOf(level.path), schemaOf(level, context)])) }),
    additionalProperties: chosen === undefined ? further(levels, context) : schemaOf(chosen, context),
  };
}

/** @returns the schema of keys that the data do not know; a boolean allows or forbids them. */
function further(levels: readonly Level[], { document }: Context): Schema | boolean {
  const isSectioned = document.sections.length > 0;
  const isTop = levels.every(({ path }) => !path.includes("."));
  if (isTop && (isSectioned || withFreeSections.has(document.name)))
    return { type: "object", description: "A section of your own." };
  return isSectioned;
}

function schemaOf({ key, inside }: Level, context: Context): Schema {
  const { document, facts, site } = context;
  const nested = inside.length === 0 ? {} : below(inside, context);
  if (key === undefined) {
    return {
      description: describe([`A section of ${document.name}.`], pageOf(keyWithin(inside), site)),
      // The loader of a sectioned document fails on an empty section.
      type: document.sections.length > 0 ? "object" : ["object", "null"],
      ...nested,
    };
  }
  const { types, items, pattern } = jsonTypes[key.type.replace(/ \(.*\)$/, "")] ?? {};
  const remarks = [...(key.read_by_library ? [] : ["The library itself does not read this key."]), ...key.notes];
  const values = key.type === "boolean" ? [] : valuesOf(key, facts);
  const initial = valueOf(key.default, types);
  const examples = [valueOf(key.example, types), ...namesOf(key, facts)].filter((value) => value !== undefined);
  return {
    description: describe([key.meaning, ...remarks], pageOf(key, site)),
    // A key without a value takes its default.
    ...(types && { type: [...types, "null"] }),
    ...(items !== undefined && { items: { type: items } }),
    ...(pattern !== undefined && { pattern }),
    ...(values.length > 0 && { enum: [...values, null] }),
    ...(initial !== undefined && { default: initial }),
    ...(examples.length > 0 && { examples: [...new Set(examples)] }),
    ...nested,
  };
}

interface JsonType {
  readonly types: readonly string[];
  /** Type of the items of a list. */
  readonly items?: string;
  /** Pattern of a text. */
  readonly pattern?: string;
}

const string: JsonType = { types: ["string"] };
const stringOrMapping: JsonType = { types: ["string", "object"] };

/** By the `type` in content/reference/config.yaml, without its remark in parentheses. A test compares this table with the checks. */
const jsonTypes: Readonly<Record<string, JsonType>> = {
  text: string,
  path: string,
  url: string,
  address: string,
  amount: { types: ["string"], pattern: amount },
  "shell commands": stringOrMapping,
  "text or mapping": stringOrMapping,
  "path or mapping": stringOrMapping,
  integer: { types: ["integer"] },
  number: { types: ["number"] },
  boolean: { types: ["boolean"] },
  mapping: { types: ["object"] },
  "list of integers": { types: ["array"], items: "integer" },
  "list of paths": { types: ["array"], items: "string" },
  "list of addresses": { types: ["array"], items: "string" },
  "text or list": { types: ["string", "array"] },
};

/** @returns a value of the data, where lists and mappings are texts; undefined if the value has another type, for example a name. */
function valueOf(given: unknown, types: readonly string[] = []): unknown {
  if (given === undefined || given === null) return undefined;
  const value: unknown = typeof given === "string" && !types.includes("string") ? parse(given) : given;
  return types.some((type) => isOf(value, type)) ? value : undefined;
}

function isOf(value: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

/** Names of the library's data sets and models, for keys where authors may use others. */
function namesOf({ values_of: list }: PlacedKey, { data }: Facts): readonly string[] {
  return list === "datasets" || list === "models" ? data.datasets[list].map(({ name }) => name) : [];
}

/** Requires only what the code needs. A key that others can replace is required only if they are missing. */
function requirements({ sections }: ConfigDocument, keys: readonly PlacedKey[]): Schema {
  const isSectioned = sections.length > 0;
  const needed = keys.filter(({ required }) => required);
  const isPlain = ({ path, required_unless: others }: PlacedKey) =>
    !isSectioned && !path.includes(".") && others.length === 0;
  const plain = needed.filter(isPlain).map(({ path }) => path);
  const conditional = needed
    .filter((key) => !isPlain(key))
    .map(({ key, path, required_unless: others }) => ({
      if: isSectioned ? inNoSection([key, ...others]) : { not: { anyOf: [path, ...others].map(has) } },
      then: has(path),
    }));
  return {
    ...(plain.length > 0 && { required: plain }),
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

/** Sections are flattened when the file is read, so a key counts in any section. */
function inNoSection(keys: readonly string[]): Schema {
  return { additionalProperties: { not: { anyOf: keys.map(has) } } };
}

/** @param path "train_args.epochs" */
function has(path: string): Schema {
  const [first = "", ...rest] = path.split(".");
  return { required: [first], ...(rest.length > 0 && { properties: { [first]: has(rest.join(".")) } }) };
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

function keyWithin(levels: readonly Level[]): PlacedKey | undefined {
  return levels[0]?.key ?? (levels[0] && keyWithin(levels[0].inside));
}

function pageOf(key: PlacedKey | undefined, site: SiteOfFile): string | undefined {
  return (key && site.pageOf(itemKey("key", keyId(key.document, key.path)))) ?? undefined;
}

/** Editors show the description as plain text, so backticks are removed. */
function describe(sentences: readonly string[], url: string | undefined): string {
  return [...sentences.map((sentence) => sentence.replaceAll("`", "")), ...(url === undefined ? [] : [url])].join(
    "\n\n",
  );
}
