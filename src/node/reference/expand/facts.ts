import { code, join, lines, link, list, paragraph, phrases, type Block, type Phrase, type Phrases } from "../mdast";
import type { PaperLink, Source } from "../schemas";

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

/** A publication in a cell: title, who, where and when. */
export function citation(paper: PaperLink | undefined): Phrases {
  if (!paper) return [];
  const title = paper.title ?? "Paper";
  const where = [paper.venue, paper.year].filter((part) => part !== undefined).join(" ");
  const head =
    paper.link === undefined
      ? [{ type: "text", value: title } as const]
      : [link(paper.link, [{ type: "text", value: title }])];
  return lines(head, [...(where === "" ? [] : [{ type: "text", value: where } as const])]);
}
