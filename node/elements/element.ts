import type { Block, Phrase, Properties } from "./mdast";
import type { ItemKey } from "../syntax/items";
import type { RuleName } from "../common/rules";
import { nearest } from "../common/nearest";

/** An element that cannot be expanded; becomes a problem at the element's line. */
export class ElementError extends Error {
  constructor(
    readonly rule: RuleName,
    what: string,
    readonly fix: string,
  ) {
    super(what);
  }
}

/** One page during the expansion of its elements. */
export interface Place {
  /** Records that the page shows an item. @returns its anchor, unless another element of the page has it already. */
  show(key: ItemKey): Properties;
  /** @returns the id, unless it is already used on the page. */
  anchor(id: string): Properties;
  /** @returns the full URL of a path on this site, with origin and path prefix. */
  urlOf(path: string): string;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

/** An element that authors may write by name, and its expansion. */
export interface Element {
  /** Names of the data files that it shows, without extension, or `places`: a page is up to date while these are unchanged. */
  readonly reads: readonly string[];
  /** Names of its attributes, and whether each is required. */
  readonly attributes: Readonly<Record<string, "required" | "optional">>;
  /** Whether it is written inside a sentence and may contain text. */
  readonly isInline?: boolean;
  readonly expand: (attributes: Attributes, place: Place, children: readonly Phrase[]) => readonly (Block | Phrase)[];
}

/** @returns the value of a name. @throws {ElementError} that suggests the nearest names. */
export function find<Value>(known: ReadonlyMap<string, Value>, name: string, kind: string): Value {
  const found = known.get(name);
  if (found === undefined) throw unknown(name, [...known.keys()], kind);
  return found;
}

export function unknown(name: string, known: readonly string[], kind: string): ElementError {
  const near = nearestFew(name, known);
  return new ElementError(
    "unknown-reference",
    `There is no ${kind} "${name}" in the reference data.`,
    near.length === 0
      ? known.length === 0
        ? "add it to content/reference."
        : `use one of ${known.slice(0, listed).join(", ")}${known.length > listed ? ", …" : ""}, or add it to content/reference.`
      : `write ${near.map((candidate) => `"${candidate}"`).join(" or ")}, or add it to content/reference.`,
  );
}

/** Maximum number of names in a message if none is near. */
const listed = 12;
/** Maximum number of near names in a message. */
const offered = 3;

/** @returns the nearest names, best first. */
function nearestFew(name: string, known: readonly string[]): readonly string[] {
  const found: string[] = [];
  let rest = known;
  while (found.length < offered) {
    const best = nearest(name, rest);
    if (best === null) break;
    found.push(best);
    rest = rest.filter((candidate) => candidate !== best);
  }
  return found;
}

interface PlaceInput extends Pick<Place, "urlOf"> {
  readonly anchorOf: (key: ItemKey) => string;
  /** Ids of the page; ids assigned here are added. */
  readonly taken: Set<string>;
  readonly shown: (key: ItemKey) => void;
}

/** Creates the page context for the elements of a tree. */
export function createPlace({ anchorOf, taken, shown, urlOf }: PlaceInput): Place {
  const anchor = (id: string): Properties => {
    if (taken.has(id)) return {};
    taken.add(id);
    return { id };
  };
  return {
    anchor,
    urlOf,
    show: (key) => {
      shown(key);
      return anchor(anchorOf(key));
    },
  };
}
