// Child processes of the benchmark. Each leads its own session, so that it can be measured and stopped with all processes that it starts.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";

/** Milliseconds between two samples of the memory. Linux records the peak of each process; the sum of all is known only at samples. */
const samplePause = 100;
/** Samples between two measurements of the total memory, each of which takes as long as twenty samples. */
const looksApart = 5;
/** Milliseconds that a process has to end by itself after SIGTERM. */
const grace = 5000;

/** @type {Set<Started>} */
const running = new Set();

/**
 * @typedef {object} Started
 * @property {import("node:child_process").ChildProcess} child
 * @property {() => string} output everything it has printed so far.
 * @property {Promise<number | null>} ended its exit code.
 * @property {() => Promise<void>} stop ends the process and all processes that it started.
 *
 * @typedef {object} Finished
 * @property {number} seconds
 * @property {number | null} peakMemory of the largest single process, in MiB; null if there is no /proc.
 * @property {number | null} allMemory peak of all processes together, in MiB; shared memory counts once.
 * @property {string} output
 *
 * @typedef {object} Command
 * @property {string} file a Node program.
 * @property {readonly string[]} arguments
 * @property {string} folder working directory.
 * @property {NodeJS.ProcessEnv} environment
 */

/** @param {Command} command @returns {Started} */
export function start({ file, arguments: given, folder, environment }) {
  // A detached process leads a new session and process group, whose id is its process id.
  const child = spawn(process.execPath, [file, ...given], {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {string[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code));
  });
  const started = { child, output: () => chunks.join(""), ended, stop };
  running.add(started);
  return started;

  async function stop() {
    signal(child, "SIGTERM");
    const timer = setTimeout(() => signal(child, "SIGKILL"), grace);
    await ended;
    clearTimeout(timer);
    // Children may outlive their leader; the group keeps its id as long as one of them exists.
    signal(child, "SIGKILL");
    running.delete(started);
  }
}

/**
 * Runs a program until it ends.
 *
 * @param {Command} command
 * @returns {Promise<Finished>}
 * @throws {Error} with the program's output, if its exit code is not 0.
 */
export async function run(command) {
  const before = performance.now();
  const started = start(command);
  const memory = watchMemory(started.child.pid ?? 0);
  const code = await started.ended;
  const seconds = (performance.now() - before) / 1000;
  const memoryUsed = memory.stop();
  await started.stop();
  if (code !== 0) throw new Error(`${command.file} ended with ${code}:\n${started.output()}`);
  return { seconds, ...memoryUsed, output: started.output() };
}

/** Kills all processes at once, just before this process ends. */
export function killAll() {
  for (const { child } of running) signal(child, "SIGKILL");
}

/** @returns {Promise<number>} a free port on this machine. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} name */
function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    // No process of the group is left.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/** @param {number} session its id. */
function watchMemory(session) {
  if (!existsSync("/proc/self/status")) return { stop: () => ({ peakMemory: null, allMemory: null }) };
  let peak = 0;
  let peakOfAll = 0;
  let looks = 0;
  const timer = setInterval(() => {
    const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && sessionOf(name) === session);
    peak = Math.max(peak, ...pids.map((pid) => peakOf(pid)));
    looks += 1;
    if (looks % looksApart !== 0) return;
    const now = pids.reduce((sum, pid) => sum + shareOf(pid), 0);
    peakOfAll = Math.max(peakOfAll, now);
  }, samplePause);
  return {
    stop() {
      clearInterval(timer);
      return { peakMemory: peak / 1024, allMemory: peakOfAll / 1024 };
    },
  };
}

/** @param {string} pid @returns {number | null} */
function sessionOf(pid) {
  // The name, in parentheses, may itself contain spaces and parentheses. It is followed by state, parent, group and session.
  const fields = readProc(pid, "stat")?.split(") ").at(-1)?.split(" ");
  return fields ? Number(fields[3]) : null;
}

/** @param {string} pid @returns {number} peak memory in KiB. */
function peakOf(pid) {
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, "status") ?? "")?.[1] ?? 0);
}

/** @param {string} pid @returns {number} present memory in KiB, with only its share of shared memory. */
function shareOf(pid) {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(readProc(pid, "smaps_rollup") ?? "")?.[1] ?? 0);
}

/** @param {string} pid @param {string} name @returns {string | null} null if the process has ended. */
function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
}
