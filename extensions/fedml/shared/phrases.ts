import {
  code,
  join,
  link,
  list,
  paragraph,
  phrases,
  strong,
  text,
  textComponent,
  type Block,
  type Phrase,
  type Phrases,
} from "../../../node/elements/mdast";
import type { Citation, Source } from "./schemas";

/** A value as it appears in a configuration file or on a command line. */
export function value(content: unknown): Phrases {
  if (content === undefined || content === null) return [];
  if (content === "") return code('""');
  return code(Array.isArray(content) ? `[${content.join(", ")}]` : String(content));
}

export function values(contents: readonly unknown[]): readonly Phrase[] {
  return join(contents.map(value), ", ");
}

/** "Values: a, b"; [] if there are none. */
export function labelled(label: string, content: Phrases): Phrases {
  const parts = phrases(content);
  return parts.length === 0 ? [] : [`${label}: `, ...parts];
}

/** A bold label and its content: a line of an entry. */
export function headed(label: string, content: Phrases): readonly Phrase[] {
  return [strong([text(`${label}:`)]), text(" "), ...phrases(content)];
}

/** Remarks below a table. */
export function notes(remarks: readonly Phrases[]): readonly Block[] {
  return remarks.length === 0 ? [] : [list(remarks, { className: ["reference-notes"] })];
}

/** Link to the place in the repository where a fact was read, at that commit. */
export function sourceLink({ repository, commit }: Source, file: string): Phrase {
  return link(`${repository}/blob/${commit}/${file}`, code(file));
}

/** @param line counts from 1. @returns the address of a line at the commit that the facts were read in. */
export function lineUrl({ repository, commit }: Source, file: string, line: number | string): string {
  return `${repository}/blob/${commit}/${file}#L${line}`;
}

export function sourceLine(source: Source, file: string): Block {
  const version = source.version === undefined ? "" : ` in ${source.library ?? ""} ${source.version}`;
  return paragraph(["Source: ", sourceLink(source, file), version], { className: ["reference-source"] });
}

/** Link to lines of a file, at the commit of the facts: "fedavg_api.py:144-159". */
export function linesLink({ repository, commit }: Source, place: string): Phrase {
  const [, name = place, first = "", last] = /([^/]+)#L(\d+)(?:-L(\d+))?$/.exec(place) ?? [];
  const label = `${name}:${first}${last === undefined ? "" : `-${last}`}`;
  return link(`${repository}/blob/${commit}/${place}`, code(label));
}

/** A publication in one line: title, venue and year, number on arXiv. */
export function shortCitation(paper: Citation | undefined): Phrases {
  if (!paper) return [];
  const { arxiv, title: words, venue, year } = paper;
  const where = [venue, year].filter((part) => part !== undefined).join(" ");
  if (words === undefined) return where === "" ? [] : [text(where)];
  const title = [text(words)];
  const target = citationLink(paper);
  return [
    ...(target === undefined ? title : [link(target, title)]),
    ...(where === "" ? [] : [text(`, ${where}`)]),
    ...(arxiv === undefined ? [] : [text(", "), numberOf(paper, arxiv)]),
  ];
}

/** The number on arXiv; a link if the title leads elsewhere. */
function numberOf({ link: own }: Citation, arxiv: string): Phrase {
  const number = text(`arXiv:${arxiv}`);
  return own === undefined ? number : link(arxivLink(arxiv), [number]);
}

/** Where to read a publication: its own link, otherwise arXiv. */
export function citationLink({ link: own, arxiv }: Citation): string | undefined {
  return own ?? (arxiv === undefined ? undefined : arxivLink(arxiv));
}

function arxivLink(number: string): string {
  return `https://arxiv.org/abs/${number}`;
}

/** A label for what is before it; in Markdown it is in parentheses. */
export function badge(words: string, tone?: string): Phrase {
  return textComponent("Badge", { tone }, [text(words)]);
}

export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Formats a number as 342,477. */
export function thousands(number: number): string {
  return number.toLocaleString("en-GB");
}
