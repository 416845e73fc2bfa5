import { closest, distance } from "fastest-levenshtein";

/** A suggestion further off than this share of the word is more confusing than none. */
const farthest = 0.5;

/** @returns the candidate most like `word`, or null when none is near. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null;
  const best = closest(word, candidates);
  return distance(word, best) <= Math.ceil(word.length * farthest) ? best : null;
}

/** @returns `Write "x".`-like advice when there is a near candidate, else the fallback. */
export function suggest(word: string, candidates: readonly string[], fallback: string): string {
  const best = nearest(word, candidates);
  return best === null ? fallback : `write "${best}".`;
}
