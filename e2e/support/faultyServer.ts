import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Faults of one file: the connection closes before or during the answer; the server fails; the answer is delayed, or never comes. */
export type Mode = "aborted" | "truncated" | "answered 500" | "delayed" | "never answered";

export interface FaultyServer {
  readonly url: string;
  /** Pathname of every requested file, in order. */
  readonly asked: readonly string[];
  /** Number of pages that were loaded, not counting the files that they request. */
  pages(): number;
  break(pathname: string, mode: Mode): void;
  /** Answers the waiting requests, and ends the fault. */
  release(): void;
  /** Forwards requests to another built site from now on, like a new deployment at the same address. */
  lead(to: string): void;
  stop(): Promise<void>;
}

/** Proxies a server and breaks one file on the network, as a browser would experience it. */
export async function startFaultyServer(behind: string): Promise<FaultyServer> {
  let target = behind;
  let fault: { readonly pathname: string; readonly mode: Mode } | undefined;
  let waiting: (() => void)[] = [];
  let pages = 0;
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const [pathname = "/"] = (request.url ?? "/").split("?");
    asked.push(pathname);
    if (request.headers["sec-fetch-dest"] === "document") pages += 1;
    if (pathname !== fault?.pathname) return pass(target, request, response);
    if (fault.mode === "aborted") return void request.socket.destroy();
    if (fault.mode === "answered 500") return void response.writeHead(500).end();
    if (fault.mode === "truncated") return pass(target, request, response, true);
    waiting.push(() => pass(target, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    pages: () => pages,
    break: (pathname, mode) => (fault = { pathname, mode }),
    release: () => {
      fault = undefined;
      for (const answer of waiting) answer();
      waiting = [];
    },
    lead: (to) => (target = to),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function pass(to: string, request: IncomingMessage, response: ServerResponse, isCut = false): void {
  const { hostname, port } = new URL(to);
  const headers = { ...request.headers, "accept-encoding": "identity" };
  // Open a new connection each time: the server may close a kept-alive one, and that is not a fault we test.
  ask({ agent: false, hostname, port, path: request.url, method: request.method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => {
      const body = Buffer.concat(parts);
      if (!isCut) return void response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      // Send the full length, so that the browser notices that the body is cut.
      response.writeHead(200, { ...answer.headers, "content-length": body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    });
  })
    // This is not a fault we test: show the message, so that it appears in the test's report.
    .once("error", ({ message }) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(`<h1>${message}</h1>`),
    )
    .end();
}
