import { changeAreas, type Change } from "../kinds/changes";
import type { Properties, Thing, Version } from "./readVersion";

/** Differences between two versions of the library. */
export interface Changes {
  readonly added: readonly Change[];
  readonly gone: readonly Change[];
  readonly changed: readonly Change[];
}

/** @returns everything that is different for readers in the next version, by area and name. */
export function compareVersions(before: Version, after: Version): Changes {
  const each = (compare: (before: ReadonlyMap<string, Thing>, after: ReadonlyMap<string, Thing>) => readonly Entry[]) =>
    changeAreas.flatMap((area) =>
      compare(before[area], after[area])
        .map((entry) => ({ area, ...entry }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
  return { added: each((old, now) => missing(now, old)), gone: each(missing), changed: each(changed) };
}

type Entry = Omit<Change, "area">;

/** @returns the things that only the first version has. */
function missing(there: ReadonlyMap<string, Thing>, elsewhere: ReadonlyMap<string, Thing>): readonly Entry[] {
  return [...there].filter(([name]) => !elsewhere.has(name)).map(([name, { at }]) => toEntry(name, at));
}

function changed(before: ReadonlyMap<string, Thing>, after: ReadonlyMap<string, Thing>): readonly Entry[] {
  return Array.from(after, ([name, { properties, at }]): readonly Entry[] => {
    const old = before.get(name)?.properties;
    if (!old) return [];
    const what = differences(old, properties);
    if (what.length === 0) return [];
    // For a file, the name is enough.
    return [{ ...toEntry(name, at), ...(name !== at && { what: what.join("; ") }) }];
  }).flat();
}

function toEntry(name: string, at: string | undefined): Entry {
  return at === undefined || at === name ? { name } : { name, at };
}

function differences(before: Properties, after: Properties): readonly string[] {
  return Object.keys(after)
    .filter((property) => before[property] !== after[property])
    .map((property) => `${property}: ${shown(after[property])}, before ${shown(before[property])}`);
}

function shown(text: string | undefined): string {
  return text === undefined || text === "" ? "none" : text;
}
