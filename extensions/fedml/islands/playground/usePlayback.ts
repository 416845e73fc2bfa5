import { useCallback, useEffect, useState } from "react";

export interface Playback {
  /** The round that is shown, with the part of the way to the next one: 2.5. */
  readonly position: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (round: number) => void;
}

const roundsPerSecond = 4;

/**
 * Where a film of the rounds stands. It follows a run that goes on, and plays only on request, once.
 *
 * @param last newest round.
 * @param run changes with each run.
 */
export function usePlayback(last: number, run: unknown): Playback {
  const [state, setState] = useState<{ run: unknown; at: number | null; isPlaying: boolean }>({
    run,
    at: null,
    isPlaying: false,
  });
  // A new run is shown as it goes.
  const { at, isPlaying } = state.run === run ? state : { at: null, isPlaying: false };
  const position = Math.min(at ?? last, last);
  useEffect(() => {
    if (!isPlaying) return;
    const from = performance.now() - (position / roundsPerSecond) * 1000;
    let frame = requestAnimationFrame(function next(now) {
      const reached = Math.max(0, ((now - from) / 1000) * roundsPerSecond);
      setState({ run, at: reached, isPlaying: reached < last });
      if (reached < last) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
    // The position moves with the film.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying, last, run]);
  const toggle = useCallback(
    () => setState({ run, at: position >= last && !isPlaying ? 0 : position, isPlaying: !isPlaying }),
    [run, position, last, isPlaying],
  );
  const seek = useCallback((round: number) => setState({ run, at: round, isPlaying: false }), [run]);
  return { position, isPlaying, toggle, seek };
}
