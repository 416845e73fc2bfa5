import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server answers a search. Every value except "ok" is a failure that a hosted index may have. */
export type Mood = "ok" | "malformed" | "silent" | 403 | 429 | 500;

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

export interface AlgoliaServer {
  /** Host and port. */
  readonly host: string;
  mood: Mood;
  /** Hits in the answer to a query. */
  hits: readonly object[];
  /** @returns what the answer to a query has instead of the usual values. */
  changes: (request: SearchRequest) => object;
  readonly received: Received[];
  readonly close: () => Promise<void>;
}

interface SearchRequest {
  readonly hitsPerPage?: number;
}

/** A mock of Algolia that implements its protocol for searching and for filling an index. */
export async function startAlgoliaServer(): Promise<AlgoliaServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const self: AlgoliaServer = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: "ok",
    hits: [],
    changes: () => ({}),
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const body: unknown = text === "" ? null : JSON.parse(text);
    received.push({ method: request.method ?? "", path, headers: request.headers, body });
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS" || self.mood === "silent") {
      if (request.method === "OPTIONS") response.writeHead(204).end();
      return;
    }
    if (typeof self.mood === "number") {
      response.writeHead(self.mood).end(JSON.stringify({ message: "No.", status: self.mood }));
    } else if (self.mood === "malformed") {
      response.end('{"results": [{"hits": [');
    } else if (path.endsWith("/queries")) {
      const { requests } = body as { requests: readonly SearchRequest[] };
      response.end(JSON.stringify({ results: requests.map(resultOf) }));
    } else {
      // Every change of an index is a task; the mock reports it as done at once.
      response.end(
        JSON.stringify({ taskID: 1, status: "published", objectIDs: [], updatedAt: "2026-11-20T00:00:00Z" }),
      );
    }
  }

  function resultOf(request: SearchRequest) {
    const { hitsPerPage = 20 } = request;
    const hits = self.hits.slice(0, hitsPerPage);
    return {
      hits,
      nbHits: self.hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      facets: { group: { launch: self.hits.length } },
      ...self.changes(request),
    };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
