import type { WorkbenchData } from "./data";
import type { Answer, Request, Result } from "./messages";

/** The part of `Worker` that the checker uses. */
export interface WorkerLike {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface CheckerOptions {
  readonly start: () => WorkerLike;
  readonly data: WorkbenchData;
  /** Time limit of one check, in milliseconds. */
  readonly limit: number;
  /** Called with the result for the newest text; null if its check timed out or failed. */
  readonly onResult: (result: Result | null) => void;
}

export interface Checker {
  check(text: string, document: string | null): void;
  end(): void;
}

/** Checks one text at a time. Of the texts that arrive during a check, only the newest counts; a worker that takes too long is replaced. */
export function createChecker({ start, data, limit, onResult }: CheckerOptions): Checker {
  let worker: WorkerLike | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: { readonly text: string; readonly document: string | null } | undefined;
  let id = 0;

  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const settle = (result: Result | null) => {
    clearTimeout(timer);
    timer = undefined;
    if (next) send();
    else onResult(result);
  };
  const fail = () => {
    stop();
    settle(null);
  };
  const open = () => {
    const opened = start();
    opened.onmessage = ({ data: answer }) => {
      if (answer.id === id) settle(answer);
    };
    opened.onerror = (event) => {
      event.preventDefault();
      if (timer !== undefined) fail();
    };
    opened.postMessage({ kind: "data", data });
    return opened;
  };
  const send = () => {
    if (!next) return;
    const { text, document } = next;
    next = undefined;
    id += 1;
    worker ??= open();
    timer = setTimeout(fail, limit);
    worker.postMessage({ kind: "check", id, text, document });
  };

  return {
    check(text, document) {
      next = { text, document };
      if (timer === undefined) send();
    },
    end() {
      clearTimeout(timer);
      next = undefined;
      stop();
    },
  };
}
