import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { formatProblem } from "../../common/problem";
import { checkExternalLinks } from "./checkExternalLinks";

/** Requests that the server received, such as "HEAD /path". */
let asked: string[] = [];
let server: Server;
let origin = "";
/** Origin on which no server listens. */
let closed = "";
const failures = new Map<string, number>();

async function listen(listener: Server): Promise<string> {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const gone = createServer();
  closed = await listen(gone);
  gone.close();
  server = createServer((request, response) => {
    const { method = "", url = "" } = request;
    asked.push(`${method} ${url}`);
    const [, kind = ""] = url.split("/");
    const answer = (status: number, headers = {}) => void response.writeHead(status, headers).end();
    switch (kind) {
      case "good":
        return answer(200);
      case "headless":
        return answer(method === "HEAD" ? 405 : 200);
      case "moved":
        return answer(301, { location: "/good" });
      case "elsewhere":
        return answer(302, { location: "/good" });
      case "round":
        return answer(302, { location: "/round" });
      case "refused":
        return answer(403);
      case "broken":
        return answer(500);
      case "tired":
        failures.set(url, (failures.get(url) ?? 0) + 1);
        return answer(failures.get(url) === 1 ? 503 : 200);
      case "silent":
        return undefined;
      default:
        return answer(404);
    }
  });
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function check(hrefs: readonly string[], known = {}, skipped: readonly string[] = []) {
  asked = [];
  const links = hrefs.map((href, place) => ({ href: href.replace("ORIGIN", origin), line: place + 1, column: 3 }));
  const docs = [{ file: "content/docs/a.mdx", links }];
  return checkExternalLinks({ docs, known, today: 20_000, skipped, patience: 300, pause: 1 });
}

const rulesOf = async (href: string) => (await check([href])).problems.map(({ rule }) => rule);

test.each(["good", "headless", "elsewhere", "tired"])("reports nothing for a link to /%s", async (kind) => {
  expect(await rulesOf(`ORIGIN/${kind}`)).toEqual([]);
});

test.each([
  ["missing", "dead-external-link"],
  ["broken", "dead-external-link"],
  ["silent", "dead-external-link"],
  ["round", "dead-external-link"],
  ["moved", "moved-external-link"],
  ["refused", "refused-external-link"],
])("reports a link to /%s as %s", async (kind, rule) => {
  expect(await rulesOf(`ORIGIN/${kind}`)).toEqual([rule]);
});

test("reports the place, the reason and a fix for each link", async () => {
  const { problems } = await check(["ORIGIN/missing", "ORIGIN/moved#part", `${closed}/`]);
  expect(problems.map(formatProblem).join("\n").replaceAll(origin, "ORIGIN").replace(closed, "CLOSED"))
    .toBe(`content/docs/a.mdx:1:3  dead-external-link
  ORIGIN/missing leads nowhere. It answers 404.
  Fix: write the address that it has now, or remove the link.
content/docs/a.mdx:2:3  moved-external-link  (warning)
  ORIGIN/moved has moved permanently.
  Fix: write ORIGIN/good#part
content/docs/a.mdx:3:3  dead-external-link
  CLOSED/ leads nowhere. It cannot be reached (ECONNREFUSED).
  Fix: write the address that it has now, or remove the link.`);
});

test("requests an address once for all its anchors, and requests no other kinds of links", async () => {
  const { count } = await check([
    "ORIGIN/good#a",
    "ORIGIN/good#b",
    "/launch",
    "#c",
    "./d.mdx",
    "mailto:a@example.org",
    "https://[",
  ]);
  expect(count).toBe(1);
  expect(asked).toEqual(["HEAD /good"]);
});

test("caches a good answer for a week and a bad one not at all", async () => {
  const first = await check(["ORIGIN/good", "ORIGIN/missing"]);
  expect(first.known).toEqual({ [`${origin}/good`]: 20_000 });
  const again = await check(["ORIGIN/good", "ORIGIN/missing"], first.known);
  expect(again).toMatchObject({ count: 2, asked: 1, known: first.known });
  expect(asked).toEqual(["HEAD /missing", "GET /missing"]);
  await check(["ORIGIN/good"], { [`${origin}/good`]: 20_000 - 7 });
  expect(asked).toEqual(["HEAD /good"]);
  // Addresses to which no document links any more are dropped.
  expect((await check([], first.known)).known).toEqual({});
});

test("does not request skipped hosts", async () => {
  expect(await check(["ORIGIN/missing"], {}, ["127.0.0.1"])).toMatchObject({ count: 0, problems: [] });
  expect(asked).toEqual([]);
});
