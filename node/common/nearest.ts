import { closest, distance } from "fastest-levenshtein";

/** A suggestion further off than this share of the word is more confusing than none. */
const farthest = 0.5;
/** As many wrong letters as a typing mistake makes; what is further off may be meant otherwise. */
const mostSlips = 2;
/** Of short words, two letters are most of the word. */
const shortestForTwoSlips = 6;
const shortestForSwap = 3;

/**
 * @param length how many letters of the word tell it from others: folders that it shares with the candidates do not.
 * @returns the candidate most like `word`, or null when none is near.
 */
export function nearest(word: string, candidates: readonly string[], length = word.length): string | null {
  if (candidates.length === 0) return null;
  const best = closest(word, candidates);
  return distance(word, best) <= Math.ceil(length * farthest) ? best : null;
}

/** @returns the one candidate that is a typing mistake away; null where there is none, or more than one. */
export function onlyNear(word: string, candidates: readonly string[]): string | null {
  const slips = word.length < shortestForTwoSlips ? 1 : mostSlips;
  const near = [...new Set(candidates)].filter(
    (candidate) =>
      isSwapped(word, candidate) ||
      (Math.abs(candidate.length - word.length) <= slips && distance(word, candidate) <= slips),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Whether two neighboring letters changed places: one slip, even in a short word. */
function isSwapped(word: string, candidate: string): boolean {
  const at = word.split("").findIndex((letter, index) => letter !== candidate[index]);
  if (at === -1 || word.length < shortestForSwap) return false;
  return candidate === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** @returns `Write "x".`-like advice when there is a near candidate, else the fallback. */
export function suggest(word: string, candidates: readonly string[], fallback: string): string {
  const best = nearest(word, candidates);
  return best === null ? fallback : `write "${best}".`;
}
