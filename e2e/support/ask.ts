import { request, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a request without a browser's additions: no redirect is followed, no body is decompressed, and no path is normalized.
 *
 * @param url without a trailing slash.
 * @param path exactly as it is sent: "//other.example.org/".
 */
export function ask(url: string, path: string, { method = "GET", headers = {} }: AskOptions = {}): Promise<Answer> {
  const { hostname, port, pathname } = new URL(url);
  const before = pathname === "/" ? "" : pathname;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: before + path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .once("error", reject)
      .end();
  });
}
