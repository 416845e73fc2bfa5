import { distance } from "fastest-levenshtein";
import { placeIn, type Finding, type CodePlace } from "../../../node/codeBlocks/codeBlock";
import type { ConfigEntry, WrittenConfiguration } from "../../../node/codeBlocks/parseConfiguration";
import { nearest, suggest } from "../../../node/common/nearest";
import type { Problem } from "../../../node/common/problem";
import {
  isPlaceholder,
  keysOf,
  withFreeSections,
  type CheckedDocument,
  type ConfigurationFacts,
  type PlacedKey,
} from "../kinds/config/keys";
import { checkValue, wrongValue } from "./checkConfigurationValue";

export type Judgement = Finding & Partial<Pick<Problem, "severity">>;

/** File names of examples of a configuration document, in addition to the document's own name. */
const fileNames: Readonly<Record<string, RegExp>> = {
  "job.yaml": /^(?:[\w-]+[_-])?job(?:[_-][\w-]+)?\.ya?ml$/,
  "model-config.yaml": /^model[_-]config\.ya?ml$/,
  "fedml_config.yaml": /^fedml_config(?:[_-][\w-]+)?\.ya?ml$/,
};

/** A section name at most this many letters away from a known one counts as misspelled, not as a section that the author defines. */
const slip = 2;

/** @returns what is wrong with a YAML code block that is an example of a configuration document. */
export function checkConfiguration(
  configuration: WrittenConfiguration,
  facts: ConfigurationFacts,
): readonly Judgement[] {
  const { schema, title, entries, misfits } = configuration;
  if (facts.documents.size === 0) return [];
  if (schema !== null && !facts.documents.has(schema)) {
    const names = [...facts.documents.keys()];
    return [
      {
        ...placeIn(configuration),
        rule: "unknown-schema",
        what: `"${schema}" is not a configuration document of the reference data.`,
        fix: suggest(schema, names, `write one of ${names.join(", ")}.`),
      },
    ];
  }
  const name = schema ?? documentOfTitle(title, facts);
  const document = name === null ? undefined : facts.documents.get(name);
  if (!document) return warnOfUnmarked(configuration, facts);
  const keys = keysOf(document);
  const isSectioned = document.sections.length > 0;
  return [
    ...misfits,
    ...(isWhole(configuration) && misfits.length === 0 ? checkRequired(configuration, keys, isSectioned) : []),
    ...entries.flatMap((entry) => {
      if (entry.path.some((step) => configuration.unchecked.includes(step))) return [];
      if (!isSectioned) return checkNested(entry, document, keys, facts);
      return checkSectioned(entry, document, keys, facts).map((finding) =>
        finding.rule === "unknown-config-key"
          ? { ...finding, fix: finding.fix + ofOwnProgram(entry, configuration) }
          : finding,
      );
    }),
  ];
}

/** @returns the name of the document that a code block with this title is an example of. */
export function documentOfTitle(title: string | null, { documents }: ConfigurationFacts): string | null {
  for (const word of (title ?? "").split(/[\s,()]+/)) {
    const file = word.slice(word.lastIndexOf("/") + 1);
    if (documents.has(file)) return file;
    const found = Object.keys(fileNames).find((name) => documents.has(name) && fileNames[name]?.test(file));
    if (found) return found;
  }
  return null;
}

/** A title that is only the name of a file means the whole file; any other title, or none, means an excerpt. */
export function isWhole({ title, isPart }: WrittenConfiguration): boolean {
  return !isPart && title !== null && /^\S+\.ya?ml$/.test(title);
}

/** Warns of a code block that does not name its document although one document has all of its top-level keys. */
function warnOfUnmarked(configuration: WrittenConfiguration, facts: ConfigurationFacts): readonly Judgement[] {
  const { entries } = configuration;
  const first = entries.filter(({ path }) => path.length === 1).map(({ path: [name = ""] }) => name);
  const found = [...facts.documents.values()].find((document) => {
    const names = firstKeysOf(document);
    return first.length > 0 && first.every((name) => names.has(name) && !isPlaceholder(name));
  });
  if (!found) return [];
  return [
    {
      ...placeIn(configuration),
      rule: "unmarked-configuration",
      severity: "warning",
      what: `This code block looks like ${found.name}, but is not checked as one.`,
      fix: `write schema="${found.name}" after the language; if it is something else, unchecked="…" with the reason.`,
    },
  ];
}

function firstKeysOf(document: CheckedDocument): ReadonlySet<string> {
  return new Set(keysOf(document).map(({ path }) => path.split(".")[0] ?? path));
}

function checkRequired(
  configuration: WrittenConfiguration,
  keys: readonly PlacedKey[],
  isSectioned: boolean,
): readonly Finding[] {
  const { entries, unchecked, isFile } = configuration;
  // Sections are flattened when the file is read, so a key counts in any section.
  const filled = entries.filter(({ value }) => value.type !== "null" || value.text !== "");
  const written = new Set(filled.map(({ path }) => (isSectioned ? (path[1] ?? "") : path.join("."))));
  return keys
    .filter(({ required, key, path, required_unless: others }) => {
      const own = isSectioned ? key : path;
      return required && !written.has(own) && !unchecked.includes(key) && !others.some((other) => written.has(other));
    })
    .map(({ path, document, meaning }) => ({
      ...placeIn(configuration),
      rule: "missing-config-key" as const,
      what: `${document} needs "${path}": ${meaning}`,
      fix: isFile ? "add it." : 'add it; for an excerpt, write "part" after the language.',
    }));
}

function checkNested(
  entry: ConfigEntry,
  document: CheckedDocument,
  keys: readonly PlacedKey[],
  facts: ConfigurationFacts,
): readonly Finding[] {
  const { path } = entry;
  const own = keys.find((key) => matches(key.path, path));
  if (own) return checkValue(entry, own, facts);
  const isSection = keys.some((key) => matches(key.path.split(".").slice(0, path.length).join("."), path));
  if (isSection) {
    return entry.value.type === "mapping" || entry.value.type === "null"
      ? []
      : [wrongValue(entry, path.join("."), "must contain keys", "write its keys below it, each on a line of its own.")];
  }
  // Any key is allowed in a mapping whose keys the data do not list, and in a section that the author defines.
  const parent = path.slice(0, -1);
  const isFree = parent.length > 0 && !keys.some((key) => isBelow(key.path, parent));
  if (isFree) return [];
  const siblings = keys
    .filter((key) => isBelow(key.path, parent))
    .map((key) => key.path.split(".")[parent.length] ?? "");
  const [name = ""] = path.slice(-1);
  if (parent.length === 0 && withFreeSections.has(document.name) && entry.value.type === "mapping") {
    const near = nearest(name, siblings);
    if (near === null || distance(name, near) > slip) return [];
  }
  const unknown = unknownKey(entry, path, document, siblings);
  const place = placeOf(name, keys);
  return [place === null ? unknown : { ...unknown, fix: place }];
}

/** Where to move a key that the author wrote in the wrong place; null if no key, or more than one, has the name. */
function placeOf(name: string, keys: readonly PlacedKey[]): string | null {
  const [found, ...others] = keys.filter(({ path }) => !isPlaceholder(name) && path.split(".").at(-1) === name);
  if (!found || others.length > 0) return null;
  const parent = found.path.split(".").slice(0, -1).join(".");
  return parent === "" ? "write it at the left margin, outside of any section." : `write it below "${parent}".`;
}

function isBelow(path: string, parent: readonly string[]): boolean {
  const steps = path.split(".");
  return steps.length > parent.length && parent.every((step, index) => fits(steps[index] ?? "", step));
}

function matches(known: string, path: readonly string[]): boolean {
  const steps = known.split(".");
  return steps.length === path.length && steps.every((step, index) => fits(step, path[index] ?? ""));
}

function fits(known: string, step: string): boolean {
  return known === step || isPlaceholder(known);
}

/**
 * @source fedml/arguments.py, `set_attr_from_config`: flattens every section, whatever its name; a key outside a section, or an empty
 * section, makes the program fail.
 */
function checkSectioned(
  entry: ConfigEntry,
  document: CheckedDocument,
  keys: readonly PlacedKey[],
  facts: ConfigurationFacts,
): readonly Finding[] {
  const { path, value } = entry;
  const [section = "", name] = path;
  const sections = document.sections.map((each) => each.name);
  if (name === undefined) {
    if (!sections.includes(section)) return [unknownKey(entry, path, document, sections)];
    return value.type === "mapping"
      ? []
      : [wrongValue(entry, section, "must contain at least one key", "write its keys below it, or remove it.")];
  }
  // The data do not describe what is nested below a key.
  if (path.length > 2) return [];
  const own = keys.find((key) => key.path === `${section}.${name}`) ?? keys.find(({ key }) => key === name);
  if (own) return checkValue(entry, own, facts);
  return [unknownKey(entry, path, document, [...new Set(keys.map(({ key }) => key))])];
}

function unknownKey(
  place: CodePlace,
  path: readonly string[],
  { name: document }: CheckedDocument,
  candidates: readonly string[],
): Finding {
  const [name = ""] = path.slice(-1);
  const known = [...new Set(candidates)].filter((candidate) => !isPlaceholder(candidate));
  const near = nearest(name, known);
  const others = known.length > 12 ? "" : ` Keys there: ${known.join(", ")}.`;
  const advice = near === null ? `remove it.${others}` : `write "${near}".`;
  return {
    ...placeIn(place),
    rule: "unknown-config-key",
    what: `"${path.join(".")}" is not a key of ${document}.`,
    fix: advice,
  };
}

/** The library passes every key of a sectioned document on to the author's program. */
function ofOwnProgram({ path }: ConfigEntry, { isFile }: WrittenConfiguration): string {
  return isFile
    ? " If it is a key of your own program, leave it as it is."
    : ` If it is a key of your own program, write unchecked-keys="${path.at(-1) ?? ""}: read by …" after the language.`;
}
