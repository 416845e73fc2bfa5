/** A record that matches a term or a query. */
export interface Match {
  readonly score: number;
  /** Terms of the index that were found. */
  readonly terms: readonly string[];
  /** How many of them are words of its title, heading or name; 0 if a word of a phrase is not in any of these. */
  readonly named: number;
}

/** Matches by the numbers of their records. */
export type Matches = ReadonlyMap<number, Match>;

export const noMatches: Matches = new Map();

/** Combines matches; each record has its best score. */
export function union(all: readonly Matches[]): Matches {
  const [first, ...others] = all.filter(({ size }) => size > 0);
  if (!first || others.length === 0) return first ?? noMatches;
  const merged = new Map(first);
  for (const matches of others) {
    for (const [record, match] of matches) {
      const known = merged.get(record);
      merged.set(record, known ? better(known, match) : match);
    }
  }
  return merged;
}

function better(a: Match, b: Match): Match {
  return { score: Math.max(a.score, b.score), terms: [...a.terms, ...b.terms], named: Math.max(a.named, b.named) };
}

/** Records that match all words of a phrase. The score of a phrase is that of its weakest word times their number. */
export function intersect(all: readonly Matches[]): Matches {
  const [first = noMatches, ...others] = all;
  const found = new Map<number, Match>();
  for (const [record, match] of first) {
    const matches = [match];
    for (const other of others) {
      const also = other.get(record);
      if (!also) break;
      matches.push(also);
    }
    if (matches.length < all.length) continue;
    found.set(record, {
      score: matches.length * Math.min(...matches.map(({ score }) => score)),
      terms: matches.flatMap(({ terms }) => terms),
      named: matches.every(({ named }) => named > 0) ? matches.reduce((sum, { named }) => sum + named, 0) : 0,
    });
  }
  return found;
}

export function scale(matches: Matches, weight: number): Matches {
  return weight === 1
    ? matches
    : mapped(matches, ({ score, terms, named }) => ({ score: score * weight, terms, named }));
}

/** @returns the same matches, with other scores for words in a title, a heading or a name. */
export function scaleNamed(matches: Matches, weight: number): Matches {
  return mapped(matches, (match) => {
    const { score, terms, named } = match;
    return named > 0 ? { score: score * weight, terms, named } : match;
  });
}

/** @returns the same matches with half of `named`: the name is joined from the typed words, and is not what was typed. */
export function halfNamed(matches: Matches): Matches {
  return mapped(matches, ({ score, terms, named }) => ({ score, terms, named: named / 2 }));
}

// Each typed letter changes thousands of matches: arrays of pairs and spread objects would take most of a search's time.
function mapped(matches: Matches, change: (match: Match) => Match): Matches {
  const changed = new Map<number, Match>();
  for (const [record, match] of matches) changed.set(record, change(match));
  return changed;
}

/** @returns the found terms, those with the most records first. */
export function termsIn(matches: Matches): readonly string[] {
  const counts = new Map<string, number>();
  for (const { terms } of matches.values()) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
}
