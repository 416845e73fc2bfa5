import { existsSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { installEngines } from "../../scripts/install.mjs";
import { serve } from "../../scripts/serve.mjs";
import { root } from "../../scripts/workspace.mjs";
import { engines } from "./engines/engines";

/** Installs the engines, reports those it cannot install, and serves the built site twice: normally, and from a slow host. */
export default async function globalSetup() {
  const output = path.join(root, "public");
  if (!existsSync(path.join(output, "index.html")))
    throw new Error('There is no built site. Run "npm run build" first.');
  const { Firefox, WebKit, reason } = installEngines();
  for (const [name, executable] of Object.entries({ Firefox, WebKit })) {
    process.env[engines[name as keyof typeof engines].variable] = executable;
    if (!executable) console.log(`\nSKIPPED: everything in ${name}: ${reason}\n`);
  }
  const site = await serve(output, 0);
  const slow = createServer((question, answer) => {
    // The slow host never answers requests for the templates' scripts.
    if (question.url?.startsWith("/component---")) return;
    const { url: path = "/", headers } = question;
    request(site.url + path, { headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  process.env["E2E_BROWSERS_URL"] = site.url;
  process.env["E2E_BROWSERS_SLOW_URL"] = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  return async () => {
    for (const server of [site.server, slow]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
