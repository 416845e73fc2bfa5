import { createHash } from "node:crypto";
import path from "node:path/posix";
import { load } from "js-yaml";
import type { z } from "zod";
import { locateYaml, parseYaml } from "../content/parseYaml";
import type { SourceFile } from "../content/sources";
import { suggest } from "../nearest";
import type { Problem } from "../problem";
import { checkReferenceData } from "./checkReferenceData";
import { emptyReferenceData, indexReference, type Reference } from "./reference";
import { referenceFiles, referenceSchemas, type ReferenceData, type ReferenceFile } from "./schemas";

export interface ParsedReference {
  /** Without the files that have a problem of their own. */
  readonly reference: Reference;
  /** The files themselves, for the places of what is found later. */
  readonly sources: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

export function digestOfReference(sources: readonly SourceFile[]): string {
  const hash = createHash("sha256");
  for (const { file, text } of sources) hash.update(file).update("\0").update(text).update("\0");
  return hash.digest("hex").slice(0, 16);
}

/**
 * Reads and validates the reference data.
 *
 * The values come from js-yaml, which takes a seventh of the time of the parser that knows places; that one is asked only
 * where there is something to report.
 */
export function parseReference(sources: readonly SourceFile[]): ParsedReference {
  const problems: Problem[] = [];
  const data: Record<string, unknown> = { ...emptyReferenceData };
  const read = new Map<ReferenceFile, SourceFile>();
  for (const source of sources) {
    const name = path.basename(source.file).replace(/\.ya?ml$/, "");
    if (!isReferenceFile(name)) {
      problems.push(unknownFile(source.file, name));
      continue;
    }
    const schema: z.ZodObject = referenceSchemas[name];
    const parsed = parseFile(source, schema);
    if (parsed.data === null) problems.push(...parsed.problems);
    else {
      data[name] = parsed.data;
      read.set(name, source);
    }
  }
  const reference = indexReference(data as unknown as ReferenceData, digestOfReference(sources));
  return { reference, sources, problems: [...problems, ...checkLinks(reference, read)] };
}

function checkLinks(reference: Reference, read: ReadonlyMap<ReferenceFile, SourceFile>): readonly Problem[] {
  const locators = new Map<ReferenceFile, (path: readonly PropertyKey[]) => number>();
  return checkReferenceData(reference, new Set(read.keys())).flatMap(({ in: name, at, rule, what, fix }) => {
    const source = read.get(name);
    if (!source) return [];
    const locate = locators.get(name) ?? locateYaml(source.text);
    locators.set(name, locate);
    return [{ file: source.file, line: locate(at), rule, severity: "error" as const, what, fix }];
  });
}

function parseFile(source: SourceFile, schema: z.ZodObject): { data: unknown; problems: readonly Problem[] } {
  try {
    const result = schema.safeParse(load(source.text) ?? {});
    if (result.success) return { data: result.data, problems: [] };
  } catch {
    // The slower parser below says the same with its place.
  }
  return parseYaml({ ...source, firstLine: 1 }, schema, "reference");
}

function isReferenceFile(name: string): name is ReferenceFile {
  return Object.hasOwn(referenceSchemas, name);
}

function unknownFile(file: string, name: string): Problem {
  return {
    file,
    line: 1,
    rule: "reference-unknown-file",
    severity: "error",
    what: `"${name}" is not a file of the reference data.`,
    fix: suggest(name, referenceFiles, `take one of ${referenceFiles.join(", ")}.`),
  };
}
