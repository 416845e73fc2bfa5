import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Configuration } from "./Configuration";
import { Controls } from "./Controls";
import { Experiments } from "./Experiments";
import { earlierLines, nameOf } from "./earlierLines";
import { experiments } from "./experiments";
import { Player } from "./Player";
import * as styles from "./playground.module.css";
import { RoundsTable } from "./RoundsTable";
import { defaults, type Key, type Settings } from "./settings";
import { Stage } from "./Stage";
import { strings } from "./strings";
import { useHashSettings } from "./useHashSettings";
import { usePalette } from "./usePalette";
import { usePlayback } from "./usePlayback";
import { useRun, type Run } from "./useRun";

export interface PlaygroundProps {
  /** The guided experiment to start with: "skew", "drift" or "attack". Any other text starts with none. */
  readonly experiment?: string;
}

/** Federated training of a small network, in the reader's browser, round by round. */
export function Playground({ experiment: first }: PlaygroundProps) {
  const root = useRef<HTMLElement>(null);
  const start = experiments.find(({ id }) => id === first);
  const [experiment, setExperiment] = useState<string | null>(start?.id ?? null);
  const { settings, isRefused, set } = useHashSettings(start?.runs[0]?.settings ?? defaults);
  const [others, setOthers] = useState<readonly Key[]>([]);
  const { run, ended } = useRun(settings);
  const earlier = useMemo(() => earlierLines(ended, run.settings, experiment), [ended, run.settings, experiment]);
  const palette = usePalette(root);
  const last = Math.max(0, run.rounds.length - 1);
  const playback = usePlayback(last, run.settings);
  const { position } = playback;
  const isCalm = useCalm();
  const onChange = useCallback(
    (next: Settings, changed: readonly Key[]) => {
      setOthers(changed);
      set(next);
    },
    [set],
  );
  const onChoose = useCallback(
    (id: string, next: Settings) => {
      setExperiment(id);
      onChange(next, []);
    },
    [onChange],
  );
  const round = Math.floor(position);
  const shown = run.rounds[round];
  const notice = isRefused ? strings.refused : others.length > 0 ? strings.alsoChanged(others) : "";
  const stagePosition = isCalm ? round : position;
  const name = useMemo(() => nameOf(run.settings, experiment) ?? strings.present, [run.settings, experiment]);
  return (
    <section ref={root} className={styles.root} aria-label={strings.label}>
      <Experiments chosen={experiment} settings={settings} onChoose={onChoose} />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      <Stage run={run} position={stagePosition} earlier={earlier} name={name} palette={palette} />
      <Player {...playback} last={last} />
      <p className={styles.summary}>{sentenceOf(run.state, shown, run.settings.comm_round)}</p>
      {/* Announced once, when a run has ended, not after each round. */}
      <p role="status" className={styles.unseen}>
        {run.state === "done" ? strings.finished(sentenceOf("done", run.rounds[last], last)) : ""}
        {run.state === "failed" ? strings.failed : ""}
      </p>
      <RoundsTable rounds={run.rounds} />
      <Controls settings={settings} onChange={onChange} />
      <Configuration settings={settings} />
    </section>
  );
}

function sentenceOf(state: Run["state"], round: Parameters<typeof strings.summary>[0] | undefined, of: number): string {
  if (state === "failed") return strings.failed;
  return round ? strings.summary(round, of) : strings.loading;
}

const calm = "(prefers-reduced-motion: reduce)";

/** Whether the reader prefers reduced motion. */
function useCalm(): boolean {
  return useSyncExternalStore(
    (listen) => {
      const query = matchMedia(calm);
      query.addEventListener("change", listen);
      return () => query.removeEventListener("change", listen);
    },
    () => matchMedia(calm).matches,
    () => false,
  );
}
