import { Worker } from "node:worker_threads";

/** Time after which the name of a file is printed while it is being read, in milliseconds. */
const longest = 5_000;
/** Maximum length of a name in bytes; longer ones are cut off. */
const longestName = 1_024;

export interface SlowFileOptions {
  /** In milliseconds. */
  readonly longest: number;
  /** File descriptor to which the names are written. */
  readonly fileDescriptor: number;
}

/**
 * Code of the worker thread. A separate thread, because the reading thread is busy and runs no timers. It sees the
 * number of the file that is being read, and its name.
 */
const program = `
  const { workerData } = require("node:worker_threads");
  const { writeSync } = require("node:fs");
  const { counter, name, longest, fileDescriptor } = workerData;
  let [last, since, told] = [0, 0, 0];
  setInterval(() => {
    const current = Atomics.load(counter, 0);
    if (current !== last) [last, since] = [current, Date.now()];
    if (current === 0 || current === told || Date.now() - since < longest) return;
    told = current;
    const file = Buffer.from(name).toString("utf8", 0, Atomics.load(counter, 1));
    writeSync(fileDescriptor, file + ": reading it takes more than " + longest / 1000 + " seconds.\\n");
  }, longest / 10);
`;

type NameSlow = <Result>(file: string, read: () => Promise<Result>) => Promise<Result>;

/**
 * Prints the names of files that take long to read while they are being read: a command that seems to hang then shows
 * where.
 *
 * @returns a function that reads one file at a time. The worker thread starts with the first file and ends with the
 *   process.
 */
export function nameSlowFiles({ longest: most, fileDescriptor }: SlowFileOptions): NameSlow {
  const counter = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const name = new Uint8Array(new SharedArrayBuffer(longestName));
  let worker: Worker | undefined;
  let count = 0;
  return async (file, read) => {
    worker ??= start({ counter, name, longest: most, fileDescriptor });
    const { written } = new TextEncoder().encodeInto(file, name);
    count += 1;
    Atomics.store(counter, 1, written);
    Atomics.store(counter, 0, count);
    try {
      return await read();
    } finally {
      Atomics.store(counter, 0, 0);
    }
  };
}

function start(workerData: object): Worker {
  // The worker only checks the time, so it needs neither this process's options nor much memory.
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  const worker = new Worker(program, { eval: true, workerData, execArgv: [], env: {}, resourceLimits });
  worker.unref();
  // Ignore errors: files can be read without the worker.
  worker.on("error", () => undefined);
  return worker;
}

/** Prints the names to stderr. */
export const nameSlow = nameSlowFiles({ longest, fileDescriptor: 2 });
