import type { RunnablePart } from "./runnableParts";
import { hasRunOutOfTime } from "../render/runApart";

/** A part without which a page can be rendered; missing if the whole page fails for another reason. */
export interface Failure<Part extends RunnablePart = RunnablePart> {
  readonly part: Part | undefined;
  readonly error: unknown;
}

export interface Limits {
  /** Indexes of the parts to remove from the page. */
  readonly failed: ReadonlySet<number>;
  /** Number of parts to leave in the page. */
  readonly most?: number;
  /** In milliseconds. */
  readonly longest?: number;
}

export interface Attempt<Part extends RunnablePart> {
  readonly thrown: { readonly error: unknown } | null;
  /** All parts of the page, including those that were removed. */
  readonly parts: readonly Part[];
}

/** Maximum time of each further run that looks for the place of a failure, in milliseconds. A run that takes longer counts as failed. */
const longestSearch = 1_000;
/** Maximum number of failures found per page: each one takes several more renders of the page. */
const mostFailures = 10;

/**
 * Finds the parts of a page that fail, by rendering it without some of them.
 *
 * @returns the failures in the order in which they were found. Nothing more is tried after an export fails, because other parts may depend
 *   on it.
 */
export async function findFailures<Part extends RunnablePart>(
  attempt: (limits: Limits) => Promise<Attempt<Part>>,
): Promise<readonly Failure<Part>[]> {
  const failures: Failure<Part>[] = [];
  const failed = new Set<number>();
  while (failures.length < mostFailures) {
    const { thrown, parts } = await attempt({ failed });
    if (!thrown) break;
    // With the first `works` parts, the page can be rendered; with the first `fails`, it cannot.
    let [works, fails] = [0, parts.length];
    // A later part may fail first: React computes all properties before it renders a component.
    let { error } = thrown;
    while (fails - works > 1) {
      const most = Math.floor((works + fails) / 2);
      const part = await attempt({ failed, most, longest: longestSearch });
      if (!part.thrown) {
        works = most;
        continue;
      }
      fails = most;
      if (!hasRunOutOfTime(thrown.error)) ({ error } = part.thrown);
    }
    const part = parts[fails - 1];
    failures.push({ part, error });
    if (!part || part.isStatement || failed.has(fails - 1) || hasRunOutOfTime(error)) break;
    failed.add(fails - 1);
  }
  return failures;
}
