import { connect } from "node:net";
import { expect } from "./test";

/** A server's raw answer: every character is a byte. */
export interface RawAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

export interface HostileRequest {
  readonly line: string;
  /** The correct statuses; different servers stop parsing at different places. */
  readonly statuses: readonly number[];
  readonly location?: string;
  /** Whether the target is outside the site, where a server may show its own page. */
  readonly isOutside?: boolean;
}

const version = "HTTP/1.1";
const get = (target: string) => `GET ${target} ${version}`;
const answers = (...statuses: number[]) => ({ statuses });
const leadsTo = (location: string) => ({ statuses: [301], location });
const missing = answers(404);
const outside = { statuses: [404], isOutside: true };

function rows(table: readonly (readonly [target: string, answer: Omit<HostileRequest, "line">])[]) {
  return table.map(([target, answer]) => ({ line: get(target), ...answer }));
}

/** For a site at the root of a host. */
export const hostileRequests: readonly HostileRequest[] = [
  ...rows([
    // Another host, or almost one.
    ["//", answers(200)],
    ["///", answers(200)],
    ["/\\", missing],
    ["//:", missing],
    ["http://", answers(400)],
    ["http:///launch", answers(400)],
    ["http://other.example.org/launch/yaml/?a=1", leadsTo("/launch/yaml?a=1")],
    ["http://other.example.org", answers(200)],
    ["//other.example.org/", leadsTo("/other.example.org")],
    ["//other.example.org/a.html", leadsTo("/other.example.org/a")],
    ["//other.example.org/%2e%2e", answers(200)],
    ["/%2fother.example.org/", leadsTo("/other.example.org")],
    ["/%2fother.example.org/..", answers(200)],
    ["/.//other.example.org/", leadsTo("/other.example.org")],
    ["/\\other.example.org/", missing],
    ["/\\other.example.org.html", missing],
    ["/\\other.example.org/index", missing],
    ["/%5cother.example.org", missing],
    ["/%5cother.example.org/", missing],
    ["/%5c/other.example.org/index.html", missing],
    // Characters that end lines or words.
    ["/%", answers(400)],
    ["/%E0%A4%A", answers(400)],
    ["/%E0%A4", answers(400, 404)],
    ["/%00", answers(400)],
    ["/launch%00.html", answers(400)],
    ["/%01", missing],
    ["/a\u0001b", answers(400)],
    ["/\t/other.example.org/", answers(400)],
    ["/\u00fc\u00ff", answers(400, 404)],
    ["/a%0d%0aX-Written:%20yes/", leadsTo("/a%0D%0AX-Written:%20yes")],
    ["/launch%3fa", missing],
    ["*", answers(400)],
    ["launch", answers(400)],
    ["/launch/yaml#part", answers(200)],
    ["/launch/yaml?%", answers(200)],
    // Long ones.
    [`/${"a".repeat(3000)}`, missing],
    [`/${"a/".repeat(1500)}a`, missing],
    [`/${"a".repeat(20_000)}`, answers(414, 431)],
    // Dots.
    ["/../..", answers(200, 400)],
    ["/%2e%2e/", answers(200, 400)],
    ["/..%2f", answers(200, 400)],
    ["/../package.json", answers(400, 404)],
    ["/static/..%2f..%2fpackage.json", answers(400, 404)],
    ["/..%5c..%5cpackage.json", missing],
    ["/launch/../launch/./yaml", answers(200)],
    ["/launch//yaml", answers(200)],
    // Files that the build writes for hosts.
    ["/_headers", missing],
    ["/_headers/", missing],
    ["/_headers.html", missing],
    ["/_headers.gz", missing],
    ["/_HEADERS", missing],
    ["/%5fheaders", missing],
    ["/%255fheaders", missing],
    ["/./_headers", missing],
    ["//_headers", missing],
    ["/a/../_headers", missing],
    ["/a/%2e%2e/_headers?a", missing],
    ["/_redirects", missing],
    ["/%5Fredirects/", missing],
    ["/_nginx", missing],
    ["/_nginx/", missing],
    ["/_nginx/site.conf", missing],
    ["/_nginx%2fsite.conf", missing],
    ["/a/..//_nginx/./site.conf", missing],
    ["/_nginx\\site.conf", missing],
    // The not-found page.
    ["/404", missing],
    ["/404/", missing],
    ["/404.html", missing],
    ["/404/index", missing],
    ["/404/index.html", missing],
    ["/nothing/here", missing],
    ["/nothing.png?a=%", missing],
    ["/index.html/launch", missing],
    ["/static", missing],
    // Other spellings.
    ["/search/?q=a", leadsTo("/search?q=a")],
    ["/search.html?q=a&b=%20", leadsTo("/search?q=a&b=%20")],
    ["/index", leadsTo("/")],
    ["/index/", leadsTo("/")],
    ["/index.html?a=1", leadsTo("/?a=1")],
    ["/launch/index?a=1", leadsTo("/launch?a=1")],
    ["/launch/index/", leadsTo("/launch")],
    ["/launch/index.html", leadsTo("/launch")],
    ["/launch.html", leadsTo("/launch")],
    ["/launch/", leadsTo("/launch")],
    ["/%6caunch/", leadsTo("/launch")],
  ]),
  ...["POST", "PUT", "DELETE", "OPTIONS", "TRACE"].map((method) => ({
    line: `${method} /launch/yaml ${version}`,
    ...answers(405),
  })),
  { line: `OPTIONS * ${version}`, ...answers(400, 405) },
  { line: `FOO / ${version}`, ...answers(400, 405) },
  { line: `get / ${version}`, ...answers(400) },
  { line: "GET / HTTP/9.9", ...answers(400, 505) },
  { line: "\u0000\u0001", ...answers(400) },
];

/** For a site that was built for `/docs`. */
export const hostilePrefixRequests: readonly HostileRequest[] = rows([
  ["/docs", answers(200)],
  ["/docs?a=1", answers(200)],
  ["/docs/?a=1", leadsTo("/docs?a=1")],
  ["/docs/index", leadsTo("/docs")],
  ["/docs/launch/index.html?a=1", leadsTo("/docs/launch?a=1")],
  ["/docs//launch/", leadsTo("/docs/launch")],
  ["/%64ocs/launch", answers(200)],
  ["/docsx", outside],
  ["/docsx/launch", outside],
  ["/launch/yaml", outside],
  ["/docs/../launch/yaml", outside],
  ["/docs/404.html", missing],
  ["/docs/\\other.example.org/", missing],
  ["/docs/_headers", missing],
  ["/docs%2f_headers", missing],
  ["/docs/../docs/%5fheaders", missing],
  ["/docs/_nginx/site.conf", missing],
]);

/** Sends a request line unchanged over a plain socket, because HTTP clients normalize it. */
export function sendLine(url: string, line: string): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    connect(Number(port), hostname)
      .setEncoding("latin1")
      .on("data", (part) => (text += String(part)))
      // A server that rejects a request may close the connection before it has received everything.
      .on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNREFUSED" ? reject(error) : undefined))
      .on("close", () => resolve(text === "" ? undefined : parse(text)))
      .write(`${line}\r\nHost: docs.example.org\r\nConnection: close\r\n\r\n`, "latin1");
  });
}

function parse(text: string): RawAnswer {
  const [head = ""] = text.split("\r\n\r\n", 1);
  return {
    status: Number(/^HTTP\/1\.[01] (?<status>\d+)/.exec(head)?.groups?.["status"]),
    location: /^location: (?<location>.*)$/im.exec(head)?.groups?.["location"],
    text,
  };
}

/** Expects, for any request, that the server does not fail, redirects to no other host, and reveals nothing internal. */
export function expectHarmless({ status, location = "/", text }: RawAnswer, line: string): void {
  expect(status, line).toBeLessThan(500);
  // Browsers treat a backslash as a slash.
  expect(location, line).toMatch(/^\/(?![/\\])/);
  expect(text, line).not.toContain("Written by the build: it fits the pages beside it");
  expect(text, line).not.toMatch(/^ +at .+:\d+:\d+\)?$/m);
  expect(text, line).not.toMatch(/^X-Written/im);
}

export async function expectRightAnswers(url: string, requests: readonly HostileRequest[]): Promise<void> {
  for (const { line, statuses, location, isOutside = false } of requests) {
    const shown = line.slice(0, 80);
    const answer = await sendLine(url, line);
    if (!answer) throw new Error(`No answer to ${shown}`);
    // A server answers 505 to an HTTP version that it does not know, and that is not a failure.
    if (answer.status !== 505) expectHarmless(answer, shown);
    expect(statuses, shown).toContain(answer.status);
    expect(answer.location, shown).toBe(location);
    if (!isOutside) expect(answer.text.includes("Page not found"), shown).toBe(answer.status === 404);
  }
}
