// Loaded before Gatsby where one process is enough: another needs three seconds of a core to load Gatsby and to make its
// schema once more, and then renders 150 pages in half a second.
import { ofGatsby } from "./ofGatsby.mjs";

/** A pool of gatsby-worker whose only worker is the process itself. What is said to all workers sets them up: it is. */
export class WorkerPool {
  /** @param {string} file absolute path of the module that has the tasks. */
  constructor(file) {
    const tasks = ofGatsby(file);
    const bound = (makeTask) => Object.fromEntries(Object.keys(tasks).map((name) => [name, makeTask(name)]));
    /** Each gives a promise of what the task returns. */
    this.single = bound(
      (name) =>
        async (...given) =>
          tasks[name](...given),
    );
    /** Each gives a promise for each further process. */
    this.all = bound(() => () => []);
  }

  /** Workers say what they have to report; this one has reported it by itself. */
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
