import type { Code } from "mdast";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { languageOf } from "../syntax/languages";
import { placeOf } from "../syntax/tree";
import { noCodeBlocks, type Finding, type CodeBlockText, type CodeBlockFacts, type CodePlace } from "./codeBlock";
import { parseConfiguration } from "./parseConfiguration";
import { parseJson, parseToml } from "./parseData";
import { parsePython } from "./parsePython";
import { pythonOf } from "./pythonSession";
import { commandsOfSession, isSession, parseShell } from "./parseShell";
import { readCallouts } from "./readCallouts";
import { factsAtBlock, findingAtBlock, sourceOf, withPlaces } from "./snippets";
import { textAfterChange } from "./textAfterChange";

interface ReadCodeBlock {
  readonly facts: CodeBlockFacts;
  readonly findings: readonly Finding[];
}

/**
 * Reads one code block: what it claims about the library, and the syntax errors in its own language.
 *
 * @param library package and program whose names are collected; null for none.
 */
export async function readCodeBlock(node: Code, library: string | null): Promise<ReadCodeBlock> {
  const source = sourceOf(node);
  const read = atPartial(await readText(node, library), node);
  if (source === null) return read;
  return {
    facts: factsAtBlock(read.facts, node),
    findings: read.findings.map((finding) => findingAtBlock(finding, node, source)),
  };
}

/** In an included file, the place of a code block is that of the element in the document, with the place in the file as `partial`. */
function atPartial(read: ReadCodeBlock, node: Code): ReadCodeBlock {
  const { partial, ...element } = placeOf(node);
  if (!partial) return read;
  return withPlaces(read, ({ line, column }) => ({
    ...element,
    partial: {
      file: partial.file,
      line: partial.line + line - element.line,
      column: partial.column + column - element.column,
    },
  }));
}

async function readText(node: Code, library: string | null): Promise<ReadCodeBlock> {
  const { values, flags } = parseFenceMeta(node.meta);
  const fence = placeOf(node);
  const { unchecked } = values;
  if (unchecked !== undefined) {
    return { facts: { ...noCodeBlocks, unchecked: 1 }, findings: unchecked.trim() === "" ? [noReason(fence)] : [] };
  }
  const codeBlock: CodeBlockText = {
    text: textAfterChange(readCallouts(node.value, node.lang ?? "text").code),
    library,
    firstLine: fence.line + 1,
    indent: fence.column - 1,
  };
  switch (languageOf(node.lang ?? "")) {
    case "bash":
      return readShell(isSession(codeBlock.text) ? ofSession(codeBlock) : codeBlock);
    case "console":
      return readShell(ofSession(codeBlock));
    case "python": {
      const { names, findings } = await parsePython(pythonOf(codeBlock));
      return { facts: { ...noCodeBlocks, names }, findings };
    }
    case "yaml": {
      const { entries, findings, misfits } = parseConfiguration(codeBlock);
      const exceptions = parseExceptions(values["unchecked-keys"], fence);
      const configuration = {
        ...fence,
        title: values["title"] ?? null,
        schema: values["schema"] ?? null,
        // YAML that cannot be parsed may contain any key.
        isPart: flags.has("part") || findings.length > 0,
        unchecked: exceptions.keys,
        entries,
        misfits,
      };
      return {
        facts: { ...noCodeBlocks, configurations: [configuration], unchecked: exceptions.keys.length > 0 ? 1 : 0 },
        findings: [...exceptions.findings, ...findings],
      };
    }
    case "json":
      return { facts: noCodeBlocks, findings: await parseJson(codeBlock) };
    case "toml":
      return { facts: noCodeBlocks, findings: await parseToml(codeBlock) };
    default:
      return { facts: noCodeBlocks, findings: [] };
  }
}

async function readShell(codeBlock: CodeBlockText): Promise<ReadCodeBlock> {
  const { commandLines, findings } = await parseShell(codeBlock);
  return { facts: { ...noCodeBlocks, commandLines }, findings };
}

function ofSession(codeBlock: CodeBlockText): CodeBlockText {
  return { ...codeBlock, text: commandsOfSession(codeBlock.text), written: codeBlock.text };
}

/** `unchecked-keys="feature_num class_num: read by the loader of this page"` */
function parseExceptions(
  text: string | undefined,
  place: CodePlace,
): { keys: readonly string[]; findings: readonly Finding[] } {
  if (text === undefined) return { keys: [], findings: [] };
  const [names = "", ...reason] = text.split(":");
  const keys = names.split(/[\s,]+/).filter((name) => name !== "");
  return { keys, findings: reason.join(":").trim() === "" || keys.length === 0 ? [noReason(place)] : [] };
}

function noReason(place: CodePlace): Finding {
  return {
    ...place,
    rule: "unchecked-without-reason",
    what: "This code block is an exception from the checks, but gives no reason.",
    fix: 'write unchecked="the retired form, shown as such", or unchecked-keys="some_key: read by the program below".',
  };
}

/** @returns the combined facts of all code blocks of a document. */
export function joinCodeBlocks(all: readonly CodeBlockFacts[]): CodeBlockFacts {
  return {
    commandLines: all.flatMap(({ commandLines }) => commandLines),
    configurations: all.flatMap(({ configurations }) => configurations),
    names: all.flatMap(({ names }) => names),
    unchecked: all.reduce((sum, { unchecked }) => sum + unchecked, 0),
  };
}
