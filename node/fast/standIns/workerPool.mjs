// Loaded before Gatsby if one process is enough: another process needs three seconds of a core to load Gatsby and to
// build its schema again, only to render 150 pages in half a second.
import { ofGatsby } from "./ofGatsby.mjs";

/**
 * A gatsby-worker pool whose only worker is the process itself. Calls to all workers do nothing: they set workers up,
 * and this process is set up already.
 */
export class WorkerPool {
  /** @param {string} file absolute path of the module that exports the tasks. */
  constructor(file) {
    const tasks = ofGatsby(file);
    const bound = (makeTask) => Object.fromEntries(Object.keys(tasks).map((name) => [name, makeTask(name)]));
    /** Each returns a promise of the task's result. */
    this.single = bound(
      (name) =>
        async (...given) =>
          tasks[name](...given),
    );
    /** Each returns one promise per other process: none. */
    this.all = bound(() => () => []);
  }

  /** Ignores listeners for messages of workers: this process reports directly. */
  onMessage() {}

  sendMessage() {}

  getWorkerInfo() {
    return [];
  }

  async restart() {}

  end() {
    return [];
  }
}

ofGatsby("gatsby-worker").WorkerPool = WorkerPool;
