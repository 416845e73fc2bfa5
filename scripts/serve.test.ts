import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";

/** Streams that were opened, and a callback that runs before a file is opened. */
const opened: fs.ReadStream[] = [];
let beforeOpening: (file: string) => void = () => undefined;
jest.unstable_mockModule("node:fs", () => ({
  ...fs,
  createReadStream: (file: string, options: object) => {
    beforeOpening(file);
    const stream = fs.createReadStream(file, options);
    opened.push(stream);
    return stream;
  },
}));
const { parseTarget, runServer, serve } = await import("./serve.mjs");

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "served-"));
  for (const name of ["index.html", "404.html", "robots.txt"]) fs.writeFileSync(path.join(folder, name), name);
  site = await serve(folder, 0);
  // On a busy machine, a connection that ends between two tests would fail the next request.
  site.server.keepAliveTimeout = 0;
});
afterEach(() => {
  beforeOpening = () => undefined;
  process.exitCode = undefined;
});
afterAll(async () => {
  site.server.closeAllConnections();
  await new Promise((resolve) => site.server.close(resolve));
  fs.rmSync(folder, { recursive: true });
});

test("decodes and normalizes the path of a target once, and leaves its query unchanged", () => {
  expect(parseTarget("/a%20b//./c/../d%2525?e=%20#f")).toEqual({ pathname: "/a b/d%25", search: "?e=%20" });
  expect(parseTarget("http://other.example.org/a")).toEqual({ pathname: "/a", search: "" });
  expect(parseTarget("//other.example.org/..")).toEqual({ pathname: "/", search: "" });
  expect(parseTarget("/../../a/")).toEqual({ pathname: "/a/", search: "" });
});

test.each(["*", "a", "http://", "/%", "/%E0%A4%A", "/%00"])("rejects the target %s", (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

test.each([
  ["/a/?b=%20", "/a?b=%20"],
  ["/a%3fb%23c%25/", "/a%3Fb%23c%25"],
  ["/%C3%BC/index.html", "/%C3%BC"],
  ["/.//other.example.org/", "/other.example.org"],
])("redirects %s to %s", async (address, to) => {
  const { status, headers } = await fetch(site.url + address, { redirect: "manual" });
  expect(status).toBe(301);
  expect(headers.get("location")).toBe(to);
});

test("answers 404 when a file is removed before it is opened", async () => {
  const file = path.join(folder, "gone.txt");
  fs.writeFileSync(file, "here");
  beforeOpening = (opening) => fs.rmSync(opening, { force: true });
  expect((await fetch(`${site.url}/gone.txt`)).status).toBe(404);
});

test("cuts off the response when a file is removed after the response has begun", async () => {
  const file = path.join(folder, "gone.txt");
  const time = new Date(0);
  const write = () => {
    fs.writeFileSync(file, "here");
    fs.utimesSync(file, time, time);
  };
  write();
  await (await fetch(`${site.url}/gone.txt`)).text();
  // The server already knows the digest of this file, so it does not read the file before the response begins.
  beforeOpening = (opening) => fs.rmSync(opening, { force: true });
  await expect(fetch(`${site.url}/gone.txt`).then((answer) => answer.text())).rejects.toThrow();
});

test("closes the file of a 304 response", async () => {
  const first = await fetch(`${site.url}/robots.txt`);
  await first.text();
  opened.length = 0;
  const again = await fetch(`${site.url}/robots.txt`, {
    headers: { "If-None-Match": first.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(opened).toHaveLength(1);
  await Promise.all(
    opened.map((stream) => stream.closed || new Promise((resolve) => stream.once("close", () => resolve(true)))),
  );
});

test.each([
  ["EADDRINUSE", () => new URL(site.url).port, "is in use"],
  ["ERR_SOCKET_BAD_PORT", () => "99999", "does not exist"],
  ["ERR_SOCKET_BAD_PORT", () => "many", "does not exist"],
])("explains %s in one sentence with a fix", async (_code, port, problem) => {
  const printed = jest.spyOn(console, "error").mockImplementation(() => undefined);
  process.env["PORT"] = port();
  try {
    await runServer("npm start");
  } finally {
    delete process.env["PORT"];
  }
  expect(printed.mock.calls).toEqual([[`Port ${port()} ${problem}; choose another one: PORT=9001 npm start`]]);
  expect(process.exitCode).toBe(1);
  printed.mockRestore();
});

test("sends the headers that _headers sets for all files and for one file, and rereads it", async () => {
  const file = path.join(folder, "_headers");
  fs.writeFileSync(
    file,
    "# For hosts.\n\n/*\n  X-Frame-Options: DENY\n\n/robots.txt\n  Access-Control-Allow-Origin: *\n",
  );
  const served = await serve(folder, 0);
  try {
    const headersOf = async (address: string) => (await fetch(served.url + address)).headers;
    const own = await headersOf("/robots.txt");
    expect([own.get("x-frame-options"), own.get("access-control-allow-origin")]).toEqual(["DENY", "*"]);
    const other = await headersOf("/");
    expect([other.get("x-frame-options"), other.get("access-control-allow-origin")]).toEqual(["DENY", null]);
    fs.writeFileSync(file, "# Of the next build.\n\n/*\n  X-Frame-Options: SAMEORIGIN\n");
    fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
    expect((await headersOf("/")).get("x-frame-options")).toBe("SAMEORIGIN");
  } finally {
    fs.rmSync(file);
    served.server.closeAllConnections();
    await new Promise((resolve) => served.server.close(resolve));
  }
});
