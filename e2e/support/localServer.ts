import { spawn } from "node:child_process";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";
import { freePort } from "./workspaces";

export interface LocalServer {
  readonly url: string;
  hasEnded(): boolean;
  stop(): Promise<void>;
}

/** Runs `npm run serve` in its own process, so that a request that crashes it ends nothing else. */
export async function startLocalServer(pathPrefix = ""): Promise<LocalServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, "scripts/serve.mjs")], {
    env: { ...process.env, PORT: String(port), PATH_PREFIX: pathPrefix },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    child.stdout.once("data", resolve);
    child.once("exit", (code) => reject(new Error(`The server ended with ${code} before it answered.`)));
  });
  return {
    url: `http://127.0.0.1:${port}${pathPrefix}`,
    hasEnded: () => child.exitCode !== null,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}
