/** One record that a term or a query fits. */
export interface Match {
  readonly score: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
  /** How many words of its title, heading or name they are; 0 when one of a phrase stands elsewhere. */
  readonly named: number;
}

/** Matches by the numbers of their records. */
export type Matches = ReadonlyMap<number, Match>;

export const noMatches: Matches = new Map();

/** Each record with the best of its scores. */
export function union(all: readonly Matches[]): Matches {
  return merge(all, (a, b) => ({ score: Math.max(a.score, b.score), named: Math.max(a.named, b.named) }));
}

/** Records that fit all the words of a phrase. A phrase is as good as its weakest word. */
export function intersect(all: readonly Matches[]): Matches {
  const [first = noMatches, ...others] = all;
  const found = new Map<number, Match>();
  for (const [record, match] of first) {
    const matches = [match, ...others.flatMap((other) => other.get(record) ?? [])];
    if (matches.length < all.length) continue;
    found.set(record, {
      score: matches.length * Math.min(...matches.map(({ score }) => score)),
      terms: matches.flatMap(({ terms }) => terms),
      named: matches.every(({ named }) => named > 0) ? matches.reduce((sum, { named }) => sum + named, 0) : 0,
    });
  }
  return found;
}

type Values = Pick<Match, "score" | "named">;

function merge(all: readonly Matches[], combine: (a: Values, b: Values) => Values): Matches {
  const [first, ...others] = all.filter(({ size }) => size > 0);
  if (!first || others.length === 0) return first ?? noMatches;
  const merged = new Map(first);
  for (const matches of others) {
    for (const [record, match] of matches) {
      const known = merged.get(record);
      merged.set(record, known ? { ...combine(known, match), terms: [...known.terms, ...match.terms] } : match);
    }
  }
  return merged;
}

export function scale(matches: Matches, weight: number): Matches {
  if (weight === 1) return matches;
  return new Map([...matches].map(([record, match]) => [record, { ...match, score: match.score * weight }]));
}

/** @returns the same, with other weights where a word stands in a title, a heading or a name. */
export function scaleNamed(matches: Matches, weight: number): Matches {
  return new Map(
    [...matches].map(([record, match]) => [
      record,
      match.named > 0 ? { ...match, score: match.score * weight } : match,
    ]),
  );
}

/** @returns the same, less like what was typed: the name is made of its words, and is not them. */
export function halfNamed(matches: Matches): Matches {
  return new Map([...matches].map(([record, match]) => [record, { ...match, named: match.named / 2 }]));
}

export function keep(matches: Matches, isKept: (record: number) => boolean): Matches {
  return new Map([...matches].filter(([record]) => isKept(record)));
}

/** @returns the terms found, those of most records first. */
export function termsIn(matches: Matches): readonly string[] {
  const counts = new Map<string, number>();
  for (const { terms } of matches.values()) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
}
