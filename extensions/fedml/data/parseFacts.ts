import { createHash } from "node:crypto";
import { load } from "js-yaml";
import type { z } from "zod";
import { locateYaml, parseYaml } from "../../../node/common/parseYaml";
import type { SourceFile } from "../../../node/common/sources";
import { suggest } from "../../../node/common/nearest";
import type { Problem } from "../../../node/common/problem";
import { referenceKey } from "../../../node/elements/reference";
import { checkReferenceData } from "./checkReferenceData";
import { emptyData, indexFacts, type Facts } from "./facts";
import {
  isReferenceFile,
  nameOfFile,
  referenceFiles,
  referenceSchemas,
  type ReferenceData,
  type ReferenceFile,
} from "./schemas";

export interface ParsedFacts {
  /** Without the files that have a problem of their own. */
  readonly facts: Facts;
  /** The files themselves, for the places of what is found later. */
  readonly sources: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * Reads and validates the reference data.
 *
 * The values come from js-yaml, which takes a seventh of the time of the parser that knows places; that one is asked only
 * where there is something to report.
 *
 * @param cache data of files in which nothing was wrong, by `referenceKey`; those read now come in.
 */
export function parseFacts(
  sources: readonly SourceFile[],
  cache: Map<string, unknown> = new Map<string, unknown>(),
): ParsedFacts {
  const problems: Problem[] = [];
  const data: Record<string, unknown> = { ...emptyData };
  const read = new Map<ReferenceFile, SourceFile>();
  const unread: string[] = [];
  const digests: Partial<Record<ReferenceFile, string>> = {};
  for (const source of sources) {
    const name = nameOfFile(source.file);
    if (!isReferenceFile(name)) {
      problems.push(unknownFile(source.file, name));
      continue;
    }
    const digest = digestOf(source.text);
    digests[name] = digest;
    const key = referenceKey(name, digest);
    const parsed = cache.has(key)
      ? { data: cache.get(key), problems: [] }
      : parseFile(source, referenceSchemas[name] as z.ZodObject);
    problems.push(...parsed.problems);
    if (parsed.data === null) unread.push(source.file);
    else {
      // What is kept has no problem that a later run would miss.
      if (parsed.problems.length === 0) cache.set(key, parsed.data);
      data[name] = parsed.data;
      read.set(name, source);
    }
  }
  const facts = indexFacts(data as unknown as ReferenceData, digests, unread);
  return { facts, sources, problems: [...problems, ...checkLinks(facts, read)] };
}

function checkLinks(facts: Facts, read: ReadonlyMap<ReferenceFile, SourceFile>): readonly Problem[] {
  const locators = new Map<ReferenceFile, ReturnType<typeof locateYaml>>();
  return checkReferenceData(facts, new Set(read.keys())).flatMap(({ in: name, at, rule, what, fix }) => {
    const source = read.get(name);
    if (!source) return [];
    const locate = locators.get(name) ?? locateYaml(source.text);
    locators.set(name, locate);
    return [{ file: source.file, ...locate(at), rule, severity: "error" as const, what, fix }];
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

function unknownFile(file: string, name: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    rule: "reference-unknown-file",
    severity: "error",
    what: `"${name}" is not a file of the reference data.`,
    fix: suggest(name, referenceFiles, `take one of ${referenceFiles.join(", ")}.`),
  };
}
