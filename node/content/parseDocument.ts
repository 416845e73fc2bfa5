import type { Problem } from "../common/problem";
import type { ProseRules } from "../common/proseRules";
import { isUtf16 } from "../common/unreadable";
import type { SourceFile } from "../common/sources";
import { noReference, type Reference } from "../elements/reference";
import { noFacts, readFacts, type DocumentFacts } from "./documentFacts";
import { checkHeadProse } from "./checkProse";
import { checkMarkedKeys } from "./markedWords";
import { parseHead, type DocumentHead } from "./parseHead";

/** A document as the rest of the build sees it; plain data. */
export type Doc = DocumentHead & DocumentFacts;

export interface ParsedDocument {
  /** Best effort if there are problems, so that `gatsby develop` still has a page to show them on. */
  readonly doc: Doc;
  readonly problems: readonly Problem[];
}

/**
 * @param source a file of one of the collections.
 * @param prose  rules for its prose; without them, the prose is not checked.
 */
export async function parseDocument(
  source: SourceFile,
  reference: Reference = noReference,
  prose?: ProseRules,
): Promise<ParsedDocument> {
  const { head, problems } = parseHead(source, reference);
  if (isUtf16(source.text)) return { doc: { ...noFacts, ...head }, problems: [inUtf16(source.file)] };
  const hasBrokenYaml = problems.some(({ rule }) => rule === "front-matter-syntax");
  const body = hasBrokenYaml
    ? { facts: noFacts, problems: [] }
    : await readFacts(source.file, source.text, reference, prose);
  const headProblems = [
    ...checkMarkedKeys(source.file, head.frontMatter, head.keyLines),
    ...(prose ? checkHeadProse(head, prose) : []),
  ];
  return { doc: { ...body.facts, ...head }, problems: [...problems, ...headProblems, ...body.problems] };
}

/** @returns a single problem, because the encoding causes all others. */
function inUtf16(file: string): Problem {
  return {
    ...{ file, line: 1, column: 1, rule: "front-matter-syntax", severity: "error" },
    what: "The file is saved as UTF-16, so nothing of it can be read.",
    fix: "save the file as UTF-8.",
  };
}
