import { closest, distance } from "fastest-levenshtein";

/** A suggestion further off than this share of the word is more confusing than none. */
const farthest = 0.4;
/** Letters of a word in which one may be wrong, two may be, or two may have changed places. In shorter ones they are most of the word. */
const shortestFor = { oneSlip: 4, twoSlips: 8, swap: 3 };

/**
 * @param length how many letters of the word tell it from others: folders that it shares with the candidates do not.
 * @returns the candidate most like `word`, or null when none is near.
 */
export function nearest(word: string, candidates: readonly string[], length = word.length): string | null {
  const same = inOtherCapitals(word, candidates);
  if (same !== null) return same;
  // "v4" is not meant where "v5" is.
  const possible = candidates.filter((candidate) => numbersIn(candidate) === numbersIn(word));
  if (possible.length === 0) return null;
  const best = closest(word, possible);
  return distance(word, best) <= Math.floor(length * farthest) || isSwapped(word, best) ? best : null;
}

/**
 * @returns the one candidate that differs only in capitals, else the one that is a typing mistake away; null where there is
 * none, or more than one.
 */
export function onlyNear(word: string, candidates: readonly string[]): string | null {
  return inOtherCapitals(word, candidates) ?? onlyOne(candidates.filter((candidate) => isSlip(word, candidate)));
}

function inOtherCapitals(word: string, candidates: readonly string[]): string | null {
  const lower = word.toLowerCase();
  return onlyOne(candidates.filter((candidate) => candidate.toLowerCase() === lower));
}

/**
 * @returns the one path that differs only in capitals, else the one that is a typing mistake in one of its names away; the endings
 * of files do not count.
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

/** Whether one was meant where the other is written. Nobody mistypes the first letter without noticing, and numbers are meant. */
function isSlip(word: string, candidate: string): boolean {
  if (isSwapped(word, candidate)) return true;
  const { oneSlip, twoSlips } = shortestFor;
  const most = word.length < oneSlip ? 0 : word.length < twoSlips ? 1 : 2;
  const isLikely = word[0] === candidate[0] && numbersIn(word) === numbersIn(candidate);
  return isLikely && Math.abs(candidate.length - word.length) <= most && distance(word, candidate) <= most;
}

const numbersIn = (word: string) => word.replace(/\D+/g, " ").trim();

/** Whether two neighboring letters changed places: one slip, even in a short word. */
function isSwapped(word: string, candidate: string): boolean {
  const at = word.split("").findIndex((letter, index) => letter !== candidate[index]);
  if (at === -1 || word.length < shortestFor.swap || /\d/.test(word.slice(at, at + 2))) return false;
  return candidate === word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** @returns `Write "x".`-like advice when there is a near candidate, else the fallback. */
export function suggest(word: string, candidates: readonly string[], fallback: string): string {
  const best = nearest(word, candidates);
  return best === null ? fallback : `write "${best}".`;
}
