import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseTarget, serve } from "../../scripts/serve.mjs";
import { root } from "../../scripts/workspace.mjs";
import { buildFixture, fixturePrefix } from "./workspaces";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/**
 * Serves what the tests need: the built site, the fixture site, and the built site again on a host without clean addresses. The
 * returned function stops the servers.
 */
export default async function globalSetup() {
  const site = await serve(path.join(root, "public"), 0);
  process.env["E2E_URL"] = site.url;

  console.log("Building the fixture site with 1,000 added documents (about a minute) …");
  const fixtureOutput = await buildFixture();
  process.env["E2E_FIXTURE_FOLDER"] = fixtureOutput;
  const fixture = await serve(fixtureOutput, 0, fixturePrefix);
  process.env["E2E_FIXTURE_URL"] = fixture.url;

  const dumb = createServer((request, response) => {
    const target = parseTarget(request.url ?? "/");
    if (!target) return void response.writeHead(400).end();
    const { pathname, search } = target;
    const file = path.join(root, "public", pathname);
    const isFolder = existsSync(file) && statSync(file).isDirectory();
    // Like the simplest hosts: it adds a slash to the address of a folder, and knows nothing else about pages.
    if (isFolder && !pathname.endsWith("/")) {
      response.writeHead(301, { Location: `${encodeURI(pathname)}/${search}` }).end();
      return;
    }
    const found = [isFolder ? path.join(file, "index.html") : file, path.join(root, "public/404.html")].find(
      existsSync,
    );
    const type = types[path.extname(found ?? "")] ?? "application/octet-stream";
    response
      .writeHead(found?.endsWith("404.html") ? 404 : 200, { "Content-Type": type })
      .end(readFileSync(found ?? ""));
  });
  await new Promise<void>((resolve) => dumb.listen(0, "127.0.0.1", resolve));
  process.env["E2E_DUMB_URL"] = `http://127.0.0.1:${(dumb.address() as AddressInfo).port}`;

  return async () => {
    for (const server of [site.server, fixture.server, dumb]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
