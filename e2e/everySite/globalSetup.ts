import { existsSync } from "node:fs";
import path from "node:path";
import { installBrowser } from "../../scripts/install.mjs";
import { serve } from "../../scripts/serve.mjs";
import { root } from "../../scripts/workspace.mjs";

/** Finds or installs a browser, and serves the built site. The returned function stops the server. */
export default async function globalSetup() {
  const output = path.join(root, "public");
  if (!existsSync(path.join(output, "index.html")))
    throw new Error('There is no built site. Run "npm run build" first.');
  process.env["CHROMIUM_PATH"] = await installBrowser();
  const { server, url } = await serve(output, 0, process.env["PATH_PREFIX"] ?? "");
  process.env["E2E_URL"] = url;
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
