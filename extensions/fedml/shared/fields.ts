import type { NodeType } from "../../../node/site/extension";
import type { Source } from "./schemas";

/** Type and description of each field of a GraphQL type. */
export type Fields = NodeType["fields"];
export type GraphQLType = Pick<NodeType, "description" | "fields">;

// Fields of several types.
export const named: Fields = { key: ["String!", "Its id in the reference data and its anchor."] };
export const sourced: Fields = { source: ["FactSource!", "Where in the repository it was read."] };
export const noted: Fields = { notes: ["[String!]!", "Remarks, known faults among them."] };

/** Types of fields that several kinds have. */
export const sharedTypes: Readonly<Record<string, GraphQLType>> = {
  FactSource: {
    description: "Where in a repository a fact was read.",
    fields: {
      repository: ["String!", "Address of the repository."],
      commit: ["String!", "The commit."],
      file: ["String!", "File or folder."],
      url: ["String!", "Address of the file at that commit."],
    },
  },
  PaperReference: {
    description: "A publication that a fact names.",
    fields: {
      title: ["String", "Its title."],
      authors: ["String", "Authors."],
      venue: ["String", "Where it appeared."],
      year: ["Int", "Year."],
      link: ["String", "Where to read it."],
      arxiv: ["String", "Number on arXiv."],
    },
  },
};

/** @returns a `FactSource`. */
export function placeOf({ repository, commit }: Source, file: string): object {
  return { repository, commit, file, url: `${repository}/blob/${commit}/${file}` };
}

/** Formats a value as text, because GraphQL has no type for values of several types. */
export function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return Array.isArray(value) ? `[${value.join(", ")}]` : String(value);
}
