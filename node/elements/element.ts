import type { Block, Phrase, Properties } from "./mdast";
import type { ItemKey } from "../syntax/items";
import type { RuleName } from "../common/rules";
import { nearest } from "../common/nearest";

/** A request that cannot be answered; it becomes a problem at the element's line. */
export class ElementError extends Error {
  constructor(
    readonly rule: RuleName,
    what: string,
    readonly fix: string,
  ) {
    super(what);
  }
}

/** One page while its elements are expanded. */
export interface Place {
  /** Notes that the page shows an item. @returns its anchor, where no other element of the page has taken it. */
  show(key: ItemKey): Properties;
  /** @returns the id, unless it is taken. */
  anchor(id: string): Properties;
  /** @returns the whole address of an address of this site, with origin and path prefix. */
  urlOf(path: string): string;
}

export type Attributes = Readonly<Record<string, string | undefined>>;

/** What an author may write by name, and what becomes of it. */
export interface Element {
  /** Files of the data that it shows, without their ending, or `places`: a page is current as long as these are. */
  readonly reads: readonly string[];
  /** Names of attributes; whether each is required. */
  readonly attributes: Readonly<Record<string, "required" | "optional">>;
  /** Whether it stands in a sentence and holds words. */
  readonly isInline?: boolean;
  readonly expand: (attributes: Attributes, place: Place, children: readonly Phrase[]) => readonly (Block | Phrase)[];
}

/** @returns what a map holds under a name. @throws {ElementError} that names the nearest ones. */
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

/** How many names a message lists when none is near. */
const listed = 12;
/** How many near names it offers. */
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
  /** Ids of the page; those given here are added. */
  readonly taken: Set<string>;
  readonly shown: (key: ItemKey) => void;
}

/** A place for a tree's elements. */
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
