import type { Random } from "../support/random";
import type { Edit } from "./edit";
import { categoryEdits } from "./edits/categoryEdits";
import { codeEdits } from "./edits/codeEdits";
import { dataEdits } from "./edits/dataEdits";
import { failures } from "./edits/failures";
import { fileEdits } from "./edits/fileEdits";
import { pageEdits } from "./edits/pageEdits";

const contentEdits = { ...pageEdits, ...categoryEdits, ...fileEdits, ...dataEdits, ...failures };
export const edits = { ...contentEdits, ...codeEdits };
export type EditName = keyof typeof edits;

const content = namesOf(contentEdits);
/** Of code, but nothing in the output tells of them: together they hide nothing of each other. */
const silent: readonly EditName[] = ["compilerOptionsChanged", "lockFileChanged", "packageFileChanged"];
const code = namesOf(codeEdits).filter((name) => !silent.includes(name));
/** Of content, but of words alone: what else changes may make webpack compile anew, and hide what an edit of code leaves behind. */
const words: readonly EditName[] = [
  "textEdited",
  "descriptionEdited",
  "synonymsChanged",
  "staticFileChanged",
  "committed",
];

/** Edits of content in a step of nothing else. */
const atOnce = 4;

/**
 * Deals every kind of edit into steps, each kind once.
 *
 * Content comes first: an edit of code may make a build start anew, and what content had left behind would be gone. For
 * the same reason a step holds one edit of code that shows at most, beside one of words.
 *
 * @param least number of steps; those beyond hold kinds that are drawn again.
 */
export function dealSteps(random: Random, least: number): readonly (readonly EditName[])[] {
  const steps: EditName[][] = [];
  for (const name of shuffled(random, content)) {
    const last = steps.at(-1);
    if (last && last.length < atOnce) last.push(name);
    else steps.push([name]);
  }
  steps.push(...shuffled(random, code).map((name) => [random.of(words), name]), [...silent]);
  while (steps.length < least) {
    const some = shuffled(random, content).slice(0, 2 + random.integer(atOnce - 1));
    steps.push(random.next() < 0.2 ? [...some.slice(1), random.of(code)] : some);
  }
  return steps;
}

function namesOf<Name extends string>(kinds: Readonly<Record<Name, Edit>>): readonly Name[] {
  return Object.keys(kinds) as Name[];
}

function shuffled(random: Random, names: readonly EditName[]): readonly EditName[] {
  return names
    .map((name) => ({ name, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}
