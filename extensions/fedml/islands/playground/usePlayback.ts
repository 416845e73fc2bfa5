import { useCallback, useEffect, useState } from "react";

export interface Playback {
  /** The round that is shown, plus the fraction of the way to the next one: 2.5. */
  readonly position: number;
  readonly isPlaying: boolean;
  readonly toggle: () => void;
  readonly seek: (round: number) => void;
}

const roundsPerSecond = 4;

/**
 * Position in the rounds of a run. It follows a run in progress; on request, it plays the rounds once.
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
  // Follow a new run as it progresses.
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
    // Each frame of the playback changes `position`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPlaying, last, run]);
  const toggle = useCallback(
    () => setState({ run, at: position >= last && !isPlaying ? 0 : position, isPlaying: !isPlaying }),
    [run, position, last, isPlaying],
  );
  const seek = useCallback((round: number) => setState({ run, at: round, isPlaying: false }), [run]);
  return { position, isPlaying, toggle, seek };
}
