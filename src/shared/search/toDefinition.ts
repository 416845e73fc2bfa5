import { describe } from "./hitKind";
import type { PageResult } from "./searchIndex";

/** A term with its definition. */
export interface Definition {
  readonly term: string;
  /** Empty if it could not be loaded. */
  readonly text: string;
  /** Path with anchor, without the path prefix, and the title of its page. */
  readonly path: string;
  readonly source: string;
}

/** @returns null for a place that is not the entry of a term, or has no text. */
export function toDefinition({ page, records: [first] }: PageResult): Definition | null {
  if (!first) return null;
  const { anchor, headings, content, isReference = false } = first.record;
  const { kind, text } = describe(isReference, headings.length, content ?? "");
  const term = headings.at(-1);
  if (term === undefined || (content !== undefined && (kind !== "term" || text === ""))) return null;
  return { term, text, path: `${page.path}${anchor === null ? "" : `#${anchor}`}`, source: page.title };
}
