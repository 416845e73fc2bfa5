import type { Line } from "./draw/drawCurve";
import { experiments } from "./experiments";
import { formatHash } from "./hash";
import type { Settings } from "./settings";
import { strings } from "./strings";
import type { EndedRun } from "./useRun";

/**
 * Runs to compare with: the other runs of the experiment that have ended; without an experiment, the run that ended last.
 *
 * @param ended oldest first, without duplicates.
 */
export function earlierLines(
  ended: readonly EndedRun[],
  present: Settings,
  experiment: string | null,
): readonly Line[] {
  const others = ended.filter(({ settings }) => formatHash(settings) !== formatHash(present));
  const named = others.flatMap(({ settings, values }) => {
    const name = nameOf(settings, experiment);
    return name === null ? [] : [{ name, values }];
  });
  if (experiment !== null) return named;
  return others.slice(-1).map(({ values }) => ({ name: strings.earlier, values }));
}

/** The experiment's name for these settings; null if the experiment does not contain them. */
export function nameOf(settings: Settings, experiment: string | null): string | null {
  const runs = experiments.find(({ id }) => id === experiment)?.runs ?? [];
  const hash = formatHash(settings);
  return runs.find((run) => formatHash(run.settings) === hash)?.name ?? null;
}
