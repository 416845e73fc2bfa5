import { rmSync } from "node:fs";
import { serve } from "../../scripts/serve.mjs";
import { writeNextBuild } from "./nextBuild";

export interface Deployment {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a built site as if it had been built again.
 *
 * @param built absolute path of its output, which is not changed.
 * @param prefix path prefix that it was built with.
 */
export async function deployAnew(built: string, prefix: string): Promise<Deployment> {
  const output = writeNextBuild(built);
  const { server, url } = await serve(output, 0, prefix);
  return {
    url,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(output, { recursive: true, force: true });
    },
  };
}
