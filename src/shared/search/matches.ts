/** One record that a term or a query fits. */
export interface Match {
  readonly score: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
  /** Whether one of them stands in its title, heading or name. */
  readonly isNamed: boolean;
}

/** Matches by the numbers of their records. */
export type Matches = ReadonlyMap<number, Match>;

export const noMatches: Matches = new Map();

/** Each record with the best of its scores. */
export function union(all: readonly Matches[]): Matches {
  return merge(all, Math.max);
}

export function sum(all: readonly Matches[]): Matches {
  return merge(all, (a, b) => a + b);
}

function merge(all: readonly Matches[], combine: (a: number, b: number) => number): Matches {
  const [first, ...others] = all.filter(({ size }) => size > 0);
  if (!first || others.length === 0) return first ?? noMatches;
  const merged = new Map(first);
  for (const matches of others) {
    for (const [record, match] of matches) {
      const known = merged.get(record);
      merged.set(
        record,
        known
          ? {
              score: combine(known.score, match.score),
              terms: [...known.terms, ...match.terms],
              isNamed: known.isNamed || match.isNamed,
            }
          : match,
      );
    }
  }
  return merged;
}

export function scale(matches: Matches, weight: number): Matches {
  if (weight === 1) return matches;
  return new Map([...matches].map(([record, match]) => [record, { ...match, score: match.score * weight }]));
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
