import { Worker } from "node:worker_threads";

/** How long a file may be read before it is named, in milliseconds. */
const longest = 5_000;
/** Longer names are cut off. In bytes. */
const longestName = 1_024;

export interface SlowFileOptions {
  /** In milliseconds. */
  readonly longest: number;
  /** Where the names are written to. */
  readonly fileDescriptor: number;
}

/**
 * In a thread of its own, because the one that reads is busy and runs no timer. It sees the number of the read file, and its name.
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
 * Names files while they are being read, if that takes long: a command that stands still says where.
 *
 * @returns a function that reads one file after the other. Its thread starts with the first one, and ends with the process.
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
  // Neither the options of this process nor its memory: it only looks at a clock.
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 };
  const worker = new Worker(program, { eval: true, workerData, execArgv: [], env: {}, resourceLimits });
  worker.unref();
  // Without it, files are read all the same.
  worker.on("error", () => undefined);
  return worker;
}

/** Names them on stderr. */
export const nameSlow = nameSlowFiles({ longest, fileDescriptor: 2 });
