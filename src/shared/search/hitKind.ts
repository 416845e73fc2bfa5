/** What a hit is; each has an icon of its own. "reference" is any other thing of the reference data. */
export type HitKind = "page" | "heading" | "reference" | "command" | "option" | "key" | "python" | "error" | "term";

/** By the first word of what the reference data call a thing: "option", "key of job.yaml". */
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
  /** What the reference data call it; empty for a page or a heading, and while the text is on its way. */
  readonly kindName: string;
  /** The text without that. */
  readonly text: string;
}

/**
 * Takes apart the text of a record: that of reference data begins with what the thing is, as "option. How many workers.".
 *
 * @param depth number of headings above the place, its own included: 0 is the beginning of a page.
 */
export function describe(isReference: boolean, depth: number, text: string): Described {
  if (!isReference) return { kind: depth === 0 ? "page" : "heading", kindName: "", text };
  const end = text.indexOf(". ");
  const kindName = end < 0 ? text : text.slice(0, end);
  const kind = kinds[kindName.split(" ")[0] ?? ""] ?? "reference";
  return { kind, kindName, text: end < 0 ? "" : text.slice(end + 2) };
}
