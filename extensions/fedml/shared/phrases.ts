import {
  code,
  join,
  link,
  list,
  paragraph,
  phrases,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from "../../../node/elements/mdast";
import type { Citation, Source } from "./schemas";

/** A value as a configuration file or a command line has it. */
export function value(content: unknown): Phrases {
  if (content === undefined || content === null) return [];
  if (content === "") return code('""');
  return code(Array.isArray(content) ? `[${content.join(", ")}]` : String(content));
}

export function values(contents: readonly unknown[]): readonly Phrase[] {
  return join(contents.map(value), ", ");
}

/** "Values: a, b"; nothing when there are none. */
export function labelled(label: string, content: Phrases): Phrases {
  const parts = phrases(content);
  return parts.length === 0 ? [] : [`${label}: `, ...parts];
}

/** Remarks below a table. */
export function notes(remarks: readonly Phrases[]): readonly Block[] {
  return remarks.length === 0 ? [] : [list(remarks, { className: ["reference-notes"] })];
}

/** The place in the repository where a fact was read, at the commit it was read in. */
export function sourceLink({ repository, commit }: Source, file: string): Phrase {
  return link(`${repository}/blob/${commit}/${file}`, code(file));
}

export function sourceLine(source: Source, file: string): Block {
  const version = source.version === undefined ? "" : ` of ${source.library ?? ""} ${source.version}`;
  return paragraph(["Source: ", sourceLink(source, file), version], { className: ["reference-source"] });
}

/** A publication in one line: title, where and when. */
export function shortCitation(paper: Citation | undefined): Phrases {
  if (!paper) return [];
  const where = [paper.venue, paper.year].filter((part) => part !== undefined).join(" ");
  if (paper.title === undefined) return where === "" ? [] : [text(where)];
  const title = [text(paper.title)];
  return [
    ...(paper.link === undefined ? title : [link(paper.link, title)]),
    ...(where === "" ? [] : [text(`, ${where}`)]),
  ];
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** 342,477 */
export function thousands(number: number): string {
  return number.toLocaleString("en-GB");
}
