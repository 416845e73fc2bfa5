import { memo } from "react";
import { experiments } from "./experiments";
import { formatHash } from "./hash";
import * as styles from "./playground.module.css";
import type { Settings } from "./settings";
import { strings } from "./strings";

export interface ExperimentsProps {
  readonly chosen: string | null;
  readonly settings: Settings;
  readonly onChoose: (id: string, settings: Settings) => void;
}

/** The guided experiments: what to look for in the chosen one, and a button for each of its runs. */
export const Experiments = memo(function Experiments({ chosen, settings, onChoose }: ExperimentsProps) {
  const experiment = experiments.find(({ id }) => id === chosen);
  const texts = experiment && strings.experiments[experiment.id];
  return (
    <div className={styles.experiments}>
      <div role="group" aria-label={strings.experimentsLabel}>
        {experiments.map(({ id, runs }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => runs[0] && onChoose(id, runs[0].settings)}
          >
            {strings.experiments[id].title}
          </button>
        ))}
      </div>
      {experiment && texts && (
        <>
          <p>
            <strong>{strings.watch}</strong> {texts.watch}
          </p>
          <div role="group" aria-label={strings.runsLabel(texts.title)}>
            {experiment.runs.map((run) => (
              <button
                key={run.name}
                type="button"
                aria-pressed={formatHash(run.settings) === formatHash(settings)}
                onClick={() => onChoose(experiment.id, run.settings)}
              >
                <code>{run.name}</code>
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
});
