import { halfNamed, intersect, noMatches, scale, scaleNamed, termsIn, union, type Matches } from "./matches";
import type { Alternative, Clause, QueryTerm } from "./parseQuery";
import { ranking } from "./rankPages";
import { remember } from "./remember";
import type { TermLookup } from "./termLookup";
import { stemOf } from "./terms";

/** Shorter words with a typo are other words. */
const shortestTypo = 5;
/** Most words that one with a typo is taken for. */
const mostMeant = 3;
/** Words whose places are kept, because the query is asked again with the next letter: those of a long query and its names. */
const mostKept = 60;

/**
 * @returns what finds the places that fit a clause of a query, for each of its alternatives. It fails when a file of terms cannot be had
 * or read.
 */
export function createMatcher({ leading, ...files }: TermLookup): (clause: Clause) => Promise<readonly Matches[]> {
  const matchTerm = remember(findTerm, { nameOf, most: mostKept });
  return matchClause;

  async function matchClause({ alternatives }: Clause): Promise<readonly Matches[]> {
    return Promise.all(alternatives.map(matchAlternative));
  }

  /** One place has to hold all the words of an alternative. */
  async function matchAlternative({ terms, weight }: Alternative): Promise<Matches> {
    const all = await Promise.all(terms.map(matchTerm));
    const [only] = all;
    if (all.length === 1 && only) return scale(only, weight);
    return scale(intersect(all), weight);
  }

  async function findTerm({ term, parts, isIdentifier, isPrefix, isName }: QueryTerm): Promise<Matches> {
    if (isName) return halfNamed(isPrefix ? leading.findBeginning(term) : leading.find(term));
    const [itself, forms] = await Promise.all([files.lookUp(term, isPrefix), files.lookUpForms(stemOf(term))]);
    // Whoever types a name that there is means that one.
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
    // What was meant may stand elsewhere in another form.
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
