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
/** Edits of code that do not change the output; one step can have all of them, because they cannot hide each other's faults. */
const silent: readonly EditName[] = ["compilerOptionsChanged", "lockFileChanged", "packageFileChanged"];
const code = namesOf(codeEdits).filter((name) => !silent.includes(name));
/** Edits of content that change only words. Other edits may make webpack recompile, which hides faults of an edit of code. */
const words: readonly EditName[] = [
  "textEdited",
  "descriptionEdited",
  "synonymsChanged",
  "staticFileChanged",
  "committed",
];

/** Edits in a step that has only edits of content. */
const atOnce = 8;

/**
 * Distributes all kinds of edits over steps, each kind once.
 *
 * Content comes first: an edit of code may make a build start from scratch, and then faults from earlier edits of content do not
 * show. For the same reason, a step has at most one edit of code that changes the output, together with one edit of words.
 *
 * @param least minimum number of steps; additional steps repeat random kinds.
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
