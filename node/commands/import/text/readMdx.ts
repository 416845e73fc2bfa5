import type { Root } from "mdast";
import type { VFileMessage } from "vfile-message";
import { createCodeTest } from "../code/codeRanges";
import { isEscaped } from "./convertText";
import type { Draft } from "../draft";
import { createMdxReader } from "./readers";
import { readTag } from "./readTag";

/** A page that needs more corrections than this is written by a program, or is no MDX. */
const mostRepairs = 200;
/** Signs in front of an error that may be to blame. */
const mostCandidates = 12;

interface Failure {
  readonly offset: number;
  readonly message: string;
  /** Whether every sign was read, and only tags and their partners do not go together. */
  readonly isOfTags: boolean;
  /** Set where the parser itself failed, and has no place to name. */
  readonly crash?: unknown;
}

type Reading = { readonly tree: Root; readonly failure: null } | { readonly tree: null; readonly failure: Failure };

/**
 * Reads a page as MDX. Where MDX cannot, some `<` or `{` is meant as text, or a tag has no partner: it is found by trying which
 * one of those in front of the error lets the parser come further. If none does, all of them in that paragraph are text.
 *
 * @returns the tree of the draft's text; it throws where the text cannot be read at all.
 */
export async function readMdx(draft: Draft, hasFormulas: boolean): Promise<Root> {
  const reader = await createMdxReader(hasFormulas);
  const read = (text: string): Reading => {
    try {
      return { tree: reader.parse(text) as Root, failure: null };
    } catch (error) {
      return { tree: null, failure: failureOf(error as VFileMessage, text) };
    }
  };
  let reading = read(draft.text);
  for (let count = 0; reading.failure && count < mostRepairs; count += 1) {
    const next = repair(draft, reading.failure, read) ?? escapeParagraph(draft, reading.failure, read);
    if (next === null) break;
    reading = next;
  }
  if (reading.failure?.crash !== undefined) throw reading.failure.crash;
  if (reading.failure) throw new Error(`MDX cannot read it: ${reading.failure.message}`);
  return reading.tree;
}

const ofTags =
  /^(?:Expected (?:a|the) closing tag|Unexpected closing|Unexpected (?:attribute|self-closing slash)|Cannot close)/;

/** The message of a tag without partner names its place, and the error that of the paragraph. */
function failureOf(error: VFileMessage, text: string): Failure {
  const message = (error as Partial<VFileMessage>).reason;
  if (message === undefined) return { offset: 0, message: String(error), isOfTags: false, crash: error };
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(message) ?? [];
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const offsetAt = (row: number, place: number) => (starts[row - 1] ?? text.length) + place - 1;
  const at =
    line === undefined || column === undefined
      ? offsetAt(error.line ?? 1, error.column ?? 1)
      : offsetAt(Number(line), Number(column));
  const isOfTags = ofTags.test(message);
  return { offset: at, message: message.replace(/\s+/g, " "), isOfTags };
}

function repair(draft: Draft, failure: Failure, read: (text: string) => Reading): Reading | null {
  const { text } = draft;
  const isCode = createCodeTest(text);
  const candidates: number[] = [];
  for (let at = Math.min(failure.offset + 1, text.length - 1); at >= 0 && candidates.length < mostCandidates; at -= 1) {
    const sign = text[at];
    if ((sign === "<" || sign === "{") && !isEscaped(text, at) && !isCode(at)) candidates.push(at);
  }
  const module = moduleAt(text, failure.offset);
  if (module !== null) candidates.unshift(module);
  for (const at of candidates) {
    const { end, written, isTag } = remedyOf(text, at);
    const changed = text.slice(0, at) + written + text.slice(end);
    const next = read(changed);
    if (!isFurther(next, failure, { start: at, end, written })) continue;
    if (isTag) draft.note(at, `The tag ${text.slice(at, end)} has no matching tag, so it was removed.`);
    draft.replace(at, end, written, isTag ? "tags without partner, taken out" : "signs that MDX would read, escaped");
    draft.commit();
    return next;
  }
  return null;
}

interface Remedy {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** Whether the parser comes further than before. It looks for the partners of tags once it has read every sign. */
function isFurther({ failure }: Reading, before: Failure, { start, end, written }: Remedy): boolean {
  if (failure === null || (failure.isOfTags && !before.isOfTags)) return true;
  const isSame = failure.message === before.message;
  if (isSame && failure.offset + end - start - written.length <= before.offset) return false;
  return failure.offset > Math.min(start, before.offset);
}

/** Makes text of every sign in the paragraph that holds the error. */
function escapeParagraph(draft: Draft, failure: Failure, read: (text: string) => Reading): Reading | null {
  const { text } = draft;
  const isCode = createCodeTest(text);
  const at = Math.min(failure.offset, Math.max(text.trimEnd().length - 1, 0));
  const start = Math.max(
    ...[...text.slice(0, at + 1).matchAll(/^|\n[ \t]*\n/g)].map(({ 0: found, index }) => index + found.length),
  );
  const length = /\n[ \t]*\n/.exec(text.slice(at))?.index;
  const end = length === undefined ? text.length : at + length;
  const signs = [...text.slice(start, end).matchAll(/[<{]/g)]
    .map(({ index }) => start + index)
    .filter((sign) => !isCode(sign) && !isEscaped(text, sign));
  if (signs.length === 0) return null;
  const written = text
    .slice(start, end)
    .replace(/[<{]/g, (sign, index: number) => (signs.includes(start + index) ? `\\${sign}` : sign));
  const next = read(text.slice(0, start) + written + text.slice(end));
  if (!isFurther(next, failure, { start, end, written })) return null;
  draft.note(start, `MDX cannot read this, so its tags and braces are text: ${failure.message}`);
  for (const sign of signs) draft.replace(sign, sign, "\\", "signs that MDX would read, escaped");
  draft.commit();
  return next;
}

function moduleAt(text: string, offset: number): number | null {
  const block = text.slice(0, offset + 1).lastIndexOf("\n\n");
  const start = block === -1 ? 0 : block + 2;
  return /^(?:import|export)\s/.test(text.slice(start)) ? start : null;
}

const htmlNames = new Set(
  "a abbr article aside b blockquote body br button center cite code dd del details div dl dt em figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img input ins kbd label li main mark nav ol p picture pre q s samp section small source span strong sub summary sup table tbody td tfoot th thead tr u ul var video".split(
    " ",
  ),
);

/** A tag that exists is taken out; anything else is text. */
function remedyOf(
  text: string,
  at: number,
): { readonly end: number; readonly written: string; readonly isTag: boolean } {
  if (/[ie]/.test(text[at] ?? "")) return { end: at + 1, written: `&#${String(text.charCodeAt(at))};`, isTag: false };
  const tag = text[at] === "<" ? readTag(text, at) : null;
  const isTag =
    tag !== null &&
    (htmlNames.has(tag.name) || (/^[A-Z][a-z]/.test(tag.name) && (tag.isClosing || tag.attributes.length > 0)));
  return isTag ? { end: tag.end, written: "", isTag } : { end: at, written: "\\", isTag: false };
}
