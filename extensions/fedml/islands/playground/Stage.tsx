import { useEffect, useRef } from "react";
import { classCount, trainPerClass } from "./data";
import { drawCurve, type Line } from "./draw/drawCurve";
import { drawPlane } from "./draw/drawPlane";
import { drawRings } from "./draw/drawRings";
import type { Palette } from "./draw/palette";
import * as styles from "./playground.module.css";
import { strings } from "./strings";
import type { Run } from "./useRun";

export interface StageProps {
  readonly run: Run;
  /** See `Playback`. */
  readonly position: number;
  /** Other runs, to compare this one with. */
  readonly earlier: readonly Line[];
  readonly name: string;
  readonly palette: Palette | null;
}

const marks = ["●", "■", "▲", "◆", "+", "×"];

/** The three pictures of a run. */
export function Stage({ run, position, earlier, name, palette }: StageProps) {
  const plane = useRef<HTMLCanvasElement>(null);
  const rings = useRef<HTMLCanvasElement>(null);
  const curve = useRef<HTMLCanvasElement>(null);
  const { data, rounds, settings } = run;
  const shown = rounds[Math.floor(position)] ?? rounds.at(-1);
  // Between two rounds, the clients of the next one are training.
  const next = rounds[Math.ceil(position)] ?? shown;
  const attacker = settings.enable_attack ? 0 : null;
  const travel = position % 1;
  useEffect(() => {
    if (palette && plane.current && shown && data) drawPlane(plane.current, shown.regions, data.train, palette);
  }, [palette, shown, data]);
  useEffect(() => {
    if (!palette || !rings.current || !shown || !next || !data) return;
    const label = strings.percent(shown.accuracy);
    drawRings(rings.current, { counts: data.counts, chosen: next.chosen, attacker, travel, label }, palette);
  }, [palette, shown, next, data, attacker, travel]);
  useEffect(() => {
    if (!palette || !curve.current) return;
    const lines = [...earlier, { name, values: rounds.map(({ accuracy }) => accuracy) }];
    drawCurve(curve.current, { lines, rounds: settings.comm_round, position }, palette);
  }, [palette, earlier, name, rounds, settings, position]);
  const last = rounds.at(-1);
  return (
    <div className={styles.stage} data-stale={rounds.length === 0 || undefined}>
      <figure>
        <canvas ref={plane} role="img" aria-label={strings.planeAlt(shown?.accuracy ?? 0)} />
        <figcaption>{strings.plane}</figcaption>
      </figure>
      <figure>
        <canvas
          ref={rings}
          role="img"
          aria-label={strings.ringsAlt(settings.client_num_in_total, next?.chosen ?? [], attacker !== null)}
        />
        <figcaption>{strings.rings}</figcaption>
      </figure>
      <p className={styles.legend}>
        {strings.classes(trainPerClass)}
        {Array.from({ length: classCount }, (_, kind) => (
          <span key={kind}>
            <span aria-hidden="true" style={{ color: `var(--color-data-${kind + 1})` }}>
              {marks[kind]}
            </span>{" "}
            {kind}
          </span>
        ))}
      </p>
      <figure className={styles.curve}>
        <canvas
          ref={curve}
          role="img"
          aria-label={strings.curveAlt(last?.round ?? 0, rounds[0]?.accuracy ?? 0, last?.accuracy ?? 0)}
        />
        <figcaption>{strings.curve}</figcaption>
      </figure>
    </div>
  );
}
