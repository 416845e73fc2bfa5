import { useEffect, useRef, useState } from "react";
import type { Points } from "./data";
import { formatHash } from "./hash";
import type { Report, ShownRound, Start } from "./protocol";
import type { Settings } from "./settings";

export interface Run {
  readonly settings: Settings;
  readonly data: { readonly train: Points; readonly counts: readonly (readonly number[])[] } | null;
  /** The first entry is the model before any training. */
  readonly rounds: readonly ShownRound[];
  readonly state: "running" | "done" | "failed";
}

/** A run that has ended, to compare others with. */
export interface EndedRun {
  readonly settings: Settings;
  /** Accuracy before training, and after each round. */
  readonly values: readonly number[];
}

export interface Runs {
  readonly run: Run;
  /** Oldest first, without duplicates. */
  readonly ended: readonly EndedRun[];
}

/** Maximum number of ended runs to remember. */
const most = 8;

/** Delay before a run starts, in milliseconds: further changes within it replace the first one. */
const pause = 120;

/** Runs a federation in a worker whenever the settings change. Updates the state at most once per animation frame. */
export function useRun(settings: Settings): Runs {
  const [runs, setRuns] = useState<Runs>(() => ({ run: begin(settings), ended: [] }));
  const worker = useRef<Worker | null>(null);
  const id = useRef(0);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    const own = ++id.current;
    let [next, frame] = [begin(settings), 0];
    const show = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setRuns(({ ended }) => ({ run: next, ended: next.state === "done" ? withEnded(ended, next) : ended }));
      });
    };
    const listen = ({ data }: MessageEvent<Report>) => {
      if (data.id !== own) return;
      next = extend(next, data);
      show();
    };
    const fail = () => {
      next = { ...next, state: "failed" };
      show();
    };
    const timer = setTimeout(() => {
      const started = (worker.current ??= new Worker(new URL("./worker.ts", import.meta.url)));
      started.addEventListener("message", listen);
      started.addEventListener("error", fail);
      started.postMessage({ id: own, settings } satisfies Start);
    }, pause);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      worker.current?.removeEventListener("message", listen);
      worker.current?.removeEventListener("error", fail);
    };
  }, [settings]);
  return runs;
}

function withEnded(ended: readonly EndedRun[], { settings, rounds }: Run): readonly EndedRun[] {
  const hash = formatHash(settings);
  const others = ended.filter((other) => formatHash(other.settings) !== hash);
  return [...others, { settings, values: rounds.map(({ accuracy }) => accuracy) }].slice(-most);
}

function begin(settings: Settings): Run {
  return { settings, data: null, rounds: [], state: "running" };
}

function extend(run: Run, report: Report): Run {
  switch (report.kind) {
    case "data":
      return { ...run, data: { train: report.train, counts: report.counts } };
    case "round":
      return { ...run, rounds: [...run.rounds, report.round] };
    case "end":
      return { ...run, state: "done" };
    case "failure":
      return { ...run, state: "failed" };
  }
}
