import * as styles from "./playground.module.css";
import { strings } from "./strings";
import type { Playback } from "./usePlayback";

export interface PlayerProps extends Playback {
  /** Newest round. */
  readonly last: number;
}

/** Plays the rounds of a run and seeks to any of them. */
export function Player({ position, isPlaying, toggle, seek, last }: PlayerProps) {
  const round = Math.floor(position);
  return (
    <div className={styles.player}>
      <button type="button" onClick={toggle} disabled={last === 0}>
        {isPlaying ? strings.pause : strings.play}
      </button>
      <label className={styles.range}>
        {strings.round}
        <input
          type="range"
          min={0}
          max={last}
          value={round}
          disabled={last === 0}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <output>{round}</output>
      </label>
    </div>
  );
}
