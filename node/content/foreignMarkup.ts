import GithubSlugger from "github-slugger";
import type { Heading, Parent, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Place } from "../common/problem";
import { isMarkdownFile, type SourceFile } from "../common/sources";
import type { HeadingIdNode } from "../syntax/headingIdSyntax";
import { each, idsOf } from "../syntax/tree";
import type { Report } from "./bodyRules";
import { foreignBraces } from "./foreignBraces";
import { foreignHeadings } from "./foreignHeadings";
import { foreignLines, readContents } from "./foreignLines";
import { foreignSentences } from "./foreignSentences";
import type { Foreign, Meaning } from "./foreignSyntax";
import { plainTextOf } from "./plainText";

/** Reports syntax of other site engines, which this engine would publish as plain text without an error. */
export function checkForeign(tree: Root, { file, text: source }: SourceFile, report: Report): void {
  const isMarkdown = isMarkdownFile(file);
  const placeAt = placesIn(source);
  let ids: Set<string> | undefined;
  each<Parent>(tree, ["paragraph", "heading", "tableCell"], (node) => {
    if (!node.position) return;
    const { text, start } = plainTextOf(node, source);
    const written = source.slice(start, start + text.length);
    const taken: { readonly from: number; readonly to: number }[] = [];
    const tell = (from: number, mark: string, { why, fix, replace, id }: Meaning) => {
      const to = from + mark.length;
      // The first pattern that matches a place gives the most specific advice.
      if (taken.some((other) => from < other.to && other.from < to)) return;
      taken.push({ from, to });
      ids ??= id === undefined ? undefined : idsIn(tree);
      const isTaken = id !== undefined && ids?.has(id) === true;
      if (id !== undefined) ids?.add(id);
      const edit = replace === undefined || isTaken || mark.includes("\n") ? null : { find: mark, replace };
      const advice = isTaken ? `write another id than "${id}", which the page has elsewhere.` : fix;
      const words = mark.replace(/\s*\n[\s>]*/g, " ");
      report(placeAt(start + from), "unparsed-markup", `"${words}" appears on the page as text: ${why}.`, advice, edit);
    };
    const contents = node.type === "paragraph" ? readContents(written) : null;
    if (contents) return tell(0, ...contents);
    for (const { pattern, read } of patternsFor(node, isMarkdown))
      for (const found of text.matchAll(pattern)) {
        const mark = written.slice(found.index, found.index + found[0].length);
        const before = written.slice(0, found.index);
        const meaning = read({ ...groupsOf(found, written), mark, before }, isMarkdown);
        if (meaning) tell(found.index, mark, meaning);
      }
  });
}

/** @returns the ids of a page before the ids of its headings are corrected. */
function idsIn(tree: Root): Set<string> {
  const headings: { readonly id: string }[] = [];
  each<HeadingIdNode>(tree, ["headingId"], ({ id }) => void headings.push({ id }));
  const slugger = new GithubSlugger();
  each<Heading>(tree, ["heading"], (node) => void headings.push({ id: slugger.slug(toString(node)) }));
  return idsOf(tree, headings);
}

function patternsFor({ type }: Parent, isMarkdown: boolean): readonly Foreign[] {
  const byPlace: Readonly<Record<string, readonly Foreign[]>> = { paragraph: foreignLines, heading: foreignHeadings };
  return [...(byPlace[type] ?? []), ...(isMarkdown ? foreignBraces : []), ...foreignSentences];
}

/** @returns the text of the groups in the source, because the plain text has no code. */
function groupsOf({ indices }: RegExpExecArray, written: string): Record<string, string> {
  const places = Object.entries(indices?.groups ?? {}) as [string, readonly [number, number] | undefined][];
  return Object.fromEntries(places.flatMap(([name, place]) => (place ? [[name, written.slice(...place)]] : [])));
}

/** @returns a function from an offset to its place; calls in ascending order are fastest. */
function placesIn(source: string): (offset: number) => Place {
  let [line, start] = [1, 0];
  return (offset) => {
    if (offset < start) [line, start] = [1, 0];
    for (let end = source.indexOf("\n", start); end !== -1 && end < offset; end = source.indexOf("\n", start)) {
      [line, start] = [line + 1, end + 1];
    }
    return { line, column: offset - start + 1 };
  };
}
