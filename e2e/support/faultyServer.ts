import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong with one file: the connection ends, or ends half-way; the server fails; the answer waits, or never comes. */
export type Mode = "aborted" | "truncated" | "answered 500" | "delayed" | "never answered";

export interface FaultyServer {
  readonly url: string;
  /** Pathname of every file that was asked for, in order. */
  readonly asked: readonly string[];
  /** Pages that were loaded, not what they ask for. */
  pages(): number;
  break(pathname: string, mode: Mode): void;
  /** What waits is answered, and nothing goes wrong any more. */
  release(): void;
  /** Another built site at the same address: a new deployment. */
  lead(to: string): void;
  stop(): Promise<void>;
}

/** Stands in front of a server and breaks one file on the wire, as a browser would meet it. */
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
  // A connection of its own: one that is kept may just be closed by the server, which is none of the faults.
  ask({ agent: false, hostname, port, path: request.url, method: request.method, headers }, (answer) => {
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => {
      const body = Buffer.concat(parts);
      if (!isCut) return void response.writeHead(answer.statusCode ?? 500, answer.headers).end(body);
      // The browser is told the whole length, so that it can notice.
      response.writeHead(200, { ...answer.headers, "content-length": body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    });
  })
    // None of the faults: whoever reads the test's report is to see what it was.
    .once("error", ({ message }) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(`<h1>${message}</h1>`),
    )
    .end();
}
