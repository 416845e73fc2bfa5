import { closest, distance } from "fastest-levenshtein";

/** Maximum edit distance of a suggestion, as a fraction of the word's length: a more distant one would confuse more than none. */
const farthest = 0.4;
/** Minimum word lengths for one typo, two typos, and two swapped letters. In shorter words, these would be most of the word. */
const shortestFor = { oneSlip: 4, twoSlips: 8, swap: 3 };

/**
 * @param length number of letters that distinguish the word; leave out folders that it shares with the candidates.
 * @returns the candidate that is most similar to `word`, or null if none is near.
 */
export function nearest(word: string, candidates: readonly string[], length = word.length): string | null {
  const same = inOtherCapitals(word, candidates);
  if (same !== null) return same;
  // An author who writes "v4" does not mean "v5".
  const possible = candidates.filter((candidate) => numbersIn(candidate) === numbersIn(word));
  if (possible.length === 0) return null;
  const best = closest(word, possible);
  return distance(word, best) <= Math.floor(length * farthest) || isSwapped(word, best) ? best : null;
}

/**
 * @returns the only candidate that differs just in case, or else the only one that differs by a typo; null if there is
 *   none, or more than one.
 */
export function onlyNear(word: string, candidates: readonly string[]): string | null {
  return inOtherCapitals(word, candidates) ?? onlyOne(candidates.filter((candidate) => isSlip(word, candidate)));
}

function inOtherCapitals(word: string, candidates: readonly string[]): string | null {
  const lower = word.toLowerCase();
  return onlyOne(candidates.filter((candidate) => candidate.toLowerCase() === lower));
}

/**
 * @returns the only path that differs just in case, or else the only one that differs by a typo in one of its names;
 *   file extensions are ignored.
 */
export function onlyNearPath(path: string, candidates: readonly string[]): string | null {
  const names = namesOf(path);
  const isNear = (candidate: string) => {
    const others = namesOf(candidate);
    const wrong = names.flatMap((name, place) => (name === others[place] ? [] : [place]));
    const [place = -1] = wrong;
    return wrong.length === 1 && others.length === names.length && isSlip(names[place] ?? "", others[place] ?? "");
  };
  const lower = names.join("/").toLowerCase();
  const isSame = (candidate: string) => namesOf(candidate).join("/").toLowerCase() === lower;
  return onlyOne(candidates.filter(isSame)) ?? onlyOne(candidates.filter(isNear));
}

const namesOf = (path: string) => path.replace(/\.mdx?$/, "").split("/");

function onlyOne(near: readonly string[]): string | null {
  return new Set(near).size === 1 ? (near[0] ?? null) : null;
}

/** Whether a word is probably a typo for a candidate. Authors notice a wrong first letter, and they mean the numbers that they write. */
function isSlip(word: string, candidate: string): boolean {
  if (isSwapped(word, candidate)) return true;
  const { oneSlip, twoSlips } = shortestFor;
  const most = word.length < oneSlip ? 0 : word.length < twoSlips ? 1 : 2;
  const isLikely = word[0] === candidate[0] && numbersIn(word) === numbersIn(candidate);
  return isLikely && Math.abs(candidate.length - word.length) <= most && distance(word, candidate) <= most;
}

const numbersIn = (word: string) => word.replace(/\D+/g, " ").trim();

/** Whether two neighboring letters are swapped: a single typo, even in a short word. */
function isSwapped(word: string, candidate: string): boolean {
  const at = word.split("").findIndex((letter, index) => letter !== candidate[index]);
  if (at === -1 || word.length < shortestFor.swap || /\d/.test(word.slice(at, at + 2))) return false;
  return candidate === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** @returns the advice `write "x".` if there is a near candidate, otherwise the fallback. */
export function suggest(word: string, candidates: readonly string[], fallback: string): string {
  const best = nearest(word, candidates);
  return best === null ? fallback : `write "${best}".`;
}
