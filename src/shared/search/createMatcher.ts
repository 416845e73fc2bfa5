import { halfNamed, intersect, noMatches, scale, scaleNamed, termsIn, union, type Matches } from "./matches";
import type { Alternative, Clause, QueryTerm } from "./parseQuery";
import { ranking } from "./rankPages";
import { remember } from "./remember";
import type { TermLookup } from "./termLookup";
import { stemOf } from "./terms";

/** Shorter words are not corrected: one typo makes them another word. */
const shortestTypo = 5;
/** Maximum number of words tried for one with a typo. */
const mostMeant = 3;
/** Number of cached words: those of a long query and its joined names. The query repeats them with the next letter. */
const mostKept = 60;

/**
 * @returns a function that finds the records that match a clause of a query, separately for each of its alternatives.
 * It rejects when a file of terms cannot be loaded or read.
 */
export function createMatcher({ leading, ...files }: TermLookup): (clause: Clause) => Promise<readonly Matches[]> {
  const matchTerm = remember(findTerm, { nameOf, most: mostKept });
  return matchClause;

  async function matchClause({ alternatives }: Clause): Promise<readonly Matches[]> {
    return Promise.all(alternatives.map(matchAlternative));
  }

  /** A record matches only if it holds all words of the alternative. */
  async function matchAlternative({ terms, weight }: Alternative): Promise<Matches> {
    const all = await Promise.all(terms.map(matchTerm));
    const [only] = all;
    if (all.length === 1 && only) return scale(only, weight);
    return scale(intersect(all), weight);
  }

  async function findTerm({ term, parts, isIdentifier, isPrefix, isName }: QueryTerm): Promise<Matches> {
    if (isName) return halfNamed(isPrefix ? leading.findBeginning(term) : leading.find(term));
    const [itself, forms] = await Promise.all([files.lookUp(term, isPrefix), files.lookUpForms(stemOf(term))]);
    // A reader who types an existing name means that one.
    const isKnown = itself.size > 0 && (term.startsWith("--") || [...itself.values()].some(({ named }) => named > 0));
    const inParts = await matchParts(parts, isPrefix, ranking.weights[isKnown ? "partsOfKnown" : "parts"]);
    const matches = union([
      isIdentifier ? scaleNamed(itself, ranking.weights.exactName) : itself,
      scale(forms, ranking.weights.stem),
      inParts,
    ]);
    if (matches.size > 0) return matches;
    const begun = isPrefix ? noMatches : await files.lookUp(term, true);
    if (begun.size > 0 || term.length < shortestTypo) return begun;
    // Look up the corrected word in full: other records may hold another form of it.
    const meant = termsIn(await files.lookUpTypo(term)).slice(0, mostMeant);
    const found = await Promise.all(
      meant.map((word) => matchTerm({ term: word, parts: [], isIdentifier: false, isPrefix })),
    );
    return scale(union(found), ranking.weights.typo);
  }

  async function matchParts(parts: readonly string[], isPrefix: boolean, weight: number): Promise<Matches> {
    if (parts.length === 0) return noMatches;
    const last = parts.length - 1;
    const terms = parts.map((term, place) => ({
      term,
      parts: [],
      isIdentifier: false,
      isPrefix: isPrefix && place === last,
    }));
    return matchAlternative({ terms, weight });
  }
}

function nameOf({ term, parts, isIdentifier, isPrefix, isName }: QueryTerm): string {
  return [term, isIdentifier, isPrefix, isName === true, ...parts].join(" ");
}
