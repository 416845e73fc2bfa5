/** Kind of a hit; each has its own icon. "reference" is any other thing of the reference data. */
export type HitKind = "page" | "heading" | "reference" | "command" | "option" | "key" | "python" | "error" | "term";

/** Kinds by the first word of the reference data's name for a thing: "option", "key of job.yaml". */
const kinds: Readonly<Record<string, HitKind>> = {
  command: "command",
  commands: "command",
  option: "option",
  key: "key",
  environment: "key",
  function: "python",
  class: "python",
  method: "python",
  error: "error",
  known: "error",
  term: "term",
};

export interface Described {
  readonly kind: HitKind;
  /** The reference data's name for its kind; empty for a page or a heading, and while the text is loading. */
  readonly kindName: string;
  /** The text without the kind's name. */
  readonly text: string;
}

/**
 * Splits the text of a record: that of reference data begins with the name of its kind, as in "option. How many
 * workers.".
 *
 * @param depth number of headings above the place, including its own: 0 is the beginning of a page.
 */
export function describe(isReference: boolean, depth: number, text: string): Described {
  if (!isReference) return { kind: depth === 0 ? "page" : "heading", kindName: "", text };
  const end = text.indexOf(". ");
  const kindName = end < 0 ? text : text.slice(0, end);
  const kind = kinds[kindName.split(" ")[0] ?? ""] ?? "reference";
  return { kind, kindName, text: end < 0 ? "" : text.slice(end + 2) };
}
