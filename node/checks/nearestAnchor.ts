import { distance } from "fastest-levenshtein";
import { nearest } from "../common/nearest";

/** Maximum edit distance of two words of anchors, as a fraction of the longer one. */
const farthest = 1 / 3;

/**
 * Compares anchors word by word: letter by letter, those that only end alike would be near, such as "agent-reporter" and "tree-reporter".
 *
 * @returns the anchor that a link with a wrong anchor probably means: it has more or fewer words, or similar ones. Null if there is none.
 */
export function nearestAnchor(wrong: string, anchors: readonly string[]): string | null {
  const shorter = anchors.filter((anchor) => continues(wrong, anchor));
  if (shorter.length > 0) return shorter.reduce((best, anchor) => (anchor.length > best.length ? anchor : best));
  const [longer, ...others] = anchors.filter((anchor) => continues(anchor, wrong));
  if (longer !== undefined && others.length === 0) return longer;
  const words = wrong.split("-");
  return nearest(
    wrong,
    anchors.filter((anchor) => isAlike(words, anchor.split("-"))),
  );
}

/** @returns the anchors with the first word of a wrong one before the others: a page may have more than an author reads. */
export function nearAnchorsFirst(wrong: string, anchors: readonly string[]): readonly string[] {
  const [first = ""] = wrong.split(/[-_]/);
  const isNear = (anchor: string) => first !== "" && anchor.startsWith(first);
  return [...anchors.filter(isNear), ...anchors.filter((anchor) => !isNear(anchor))];
}

/** Whether an anchor begins with another one and has further words. */
function continues(anchor: string, start: string): boolean {
  return anchor.startsWith(start) && /^[-_]/.test(anchor.slice(start.length));
}

function isAlike(words: readonly string[], others: readonly string[]): boolean {
  if (words.length !== others.length) return isWithin(words, others) || isWithin(others, words);
  return words.every((word, place) => isNear(word, others[place] ?? ""));
}

function isNear(word: string, other: string): boolean {
  return word === other || distance(word, other) <= Math.max(word.length, other.length) * farthest;
}

/** Whether a list has all words of another one, in their order. */
function isWithin(words: readonly string[], others: readonly string[]): boolean {
  let found = 0;
  for (const other of others) if (other === words[found]) found += 1;
  return found === words.length;
}
