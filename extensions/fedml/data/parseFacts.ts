import { load } from "js-yaml";
import type { z } from "zod";
import { parseYaml } from "../../../node/common/parseYaml";
import type { SourceFile } from "../../../node/common/sources";
import { sha256 } from "../../../node/common/sha256";
import { suggest } from "../../../node/common/nearest";
import type { Problem } from "../../../node/common/problem";
import { referenceKey } from "../../../node/elements/reference";
import { checkFacts } from "./checkFacts";
import {
  emptyData,
  factsFiles,
  indexFacts,
  isFactsFile,
  kindOf,
  nameOfFile,
  type Facts,
  type FactsData,
  type FactsFile,
} from "./facts";

export interface ParsedFacts {
  /** Without the data of invalid files. */
  readonly facts: Facts;
  /** The files themselves, to locate problems that later checks find. */
  readonly sources: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/**
 * Reads and validates the reference data.
 *
 * js-yaml reads the values, in a seventh of the time of the parser that records positions. The slower parser runs only if there is
 * something to report.
 *
 * @param cache data of files without problems, by `referenceKey`; the function adds what it reads.
 */
export function parseFacts(
  sources: readonly SourceFile[],
  cache: Map<string, unknown> = new Map<string, unknown>(),
): ParsedFacts {
  const problems: Problem[] = [];
  const data = emptyData();
  const read = new Map<FactsFile, SourceFile>();
  const unread: string[] = [];
  const digests: Partial<Record<FactsFile, string>> = {};
  const readFile = <File extends FactsFile>(name: File, source: SourceFile) => {
    const digest = sha256(source.text).slice(0, 16);
    digests[name] = digest;
    const key = referenceKey(name, digest);
    const parsed: Parsed<FactsData[File]> = cache.has(key)
      ? { data: cache.get(key) as FactsData[File], problems: [] }
      : parseFile(source, kindOf[name].schema);
    problems.push(...parsed.problems);
    if (parsed.data === null) return void unread.push(source.file);
    // Cache only data without problems: a run that takes data from the cache reports no problems of the file.
    if (parsed.problems.length === 0) cache.set(key, parsed.data);
    data[name] = parsed.data;
    read.set(name, source);
  };
  for (const source of sources) {
    const name = nameOfFile(source.file);
    if (isFactsFile(name)) readFile(name, source);
    else problems.push(unknownFile(source.file, name));
  }
  const facts = indexFacts(data, digests, unread);
  return { facts, sources, problems: [...problems, ...checkFacts(facts, read)] };
}

interface Parsed<Data> {
  readonly data: Data | null;
  readonly problems: readonly Problem[];
}

function parseFile<Data>(source: SourceFile, schema: z.ZodObject & z.ZodType<Data>): Parsed<Data> {
  try {
    const result = schema.safeParse(load(source.text) ?? {});
    if (result.success) return { data: result.data, problems: [] };
  } catch {
    // The slower parser below reports the same problem with its position.
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
    fix: suggest(name, factsFiles, `use one of ${factsFiles.join(", ")}.`),
  };
}
