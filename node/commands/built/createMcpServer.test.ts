import path from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { indexVersion } from "../../../src/shared/search/indexFormat";
import { routes } from "../../../src/shared/routes";
import { builtFiles, makeBuiltSite } from "../../../test/builtSite";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import { createMcpServer } from "./createMcpServer";
import { openBuilt, type BuiltSite } from "./openBuilt";

const siteUrl = "https://docs.example.org/docs";
const logged: unknown[] = [];
const sites: TemporarySite[] = [];
let client: Client;

beforeAll(async () => {
  client = await connect(makeBuiltSite(siteUrl));
});
afterAll(() => {
  for (const site of sites) site.remove();
});

/** @returns the protocol's own client, connected to a server for the site in the folder. */
async function connect(folder: TemporarySite): Promise<Client> {
  sites.push(folder);
  return connectTo(openBuilt({ output: path.join(folder.root, "public"), siteUrl }));
}

async function connectTo(site: BuiltSite): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const connected = new Client({ name: "test", version: "1.0.0" });
  await createMcpServer({ site, title: "Docs", log: (error) => logged.push(error) }).connect(there);
  await connected.connect(here);
  return connected;
}

async function ask(name: string, given: Readonly<Record<string, unknown>>, asked = client) {
  const { content, isError = false } = await asked.callTool({ name, arguments: given });
  const [{ text }] = content as [{ readonly text: string }];
  return { text, isError };
}

test("offers three read-only tools", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "read_page", "look_up"]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

test("search returns title, full URL and excerpt, best page first", async () => {
  expect(await ask("search", { words: "machines" })).toEqual({
    isError: false,
    text: [
      "1. Launch a job",
      `   ${siteUrl}/launch`,
      "   It finds machines and starts your job on them.",
      "",
      "2. Launch from Python",
      `   ${siteUrl}/launch/api`,
      "   Machines by code.",
    ].join("\n"),
  });
});

test("search returns a section with its code on one line, and respects the limit", async () => {
  const { text } = await ask("search", { words: "autostop" });
  expect(text).toBe(
    `1. Launch a job › Autostop\n   ${siteUrl}/launch#autostop\n   appml launch job.yaml appml cluster autostop`,
  );
  expect((await ask("search", { words: "machines", limit: 1 })).text).not.toContain("2.");
  expect((await ask("search", { words: "zebra" })).text).toBe('Nothing found for "zebra".');
});

test.each([
  "/launch/api",
  "launch/api",
  "/launch/api/",
  "/launch/api.md",
  "/launch/api.html",
  "/launch/api?q=1#top",
  `${siteUrl}/launch/api#top`,
  `${siteUrl}/launch/api.md`,
])("read_page reads %s", async (address) => {
  const { text, isError } = await ask("read_page", { address });
  expect(isError).toBe(false);
  expect(text).toContain(`url: "${siteUrl}/launch/api"`);
});

test.each(["/", siteUrl, `${siteUrl}/`, "index.md", "/index.html"])(
  "read_page reads the home page: %s",
  async (address) => expect((await ask("read_page", { address })).text).toContain("Text of /."),
);

test.each(["/jobs", "/jobs.html", `${siteUrl}/jobs#top`])("read_page follows a former address: %s", async (address) =>
  expect((await ask("read_page", { address })).text).toContain("Text of /launch."),
);

test("read_page suggests the nearest page for an unknown address", async () => {
  expect(await ask("read_page", { address: "/lanch/api" })).toEqual({
    isError: true,
    text: `"/lanch/api" is not a page of ${siteUrl}. The most similar address is ${siteUrl}/launch/api`,
  });
});

test.each([
  "../../etc/passwd",
  "/../../../../etc/passwd",
  "../secret",
  "/../secret.md",
  "/launch/../../secret",
  "%2e%2e/secret",
  "..\\secret",
  "/launch\0",
  "/launch/index",
  "file:///etc/passwd",
  "https://docs.example.org.evil.example/docs/launch",
  `${siteUrl}evil/launch`,
  "//evil.example/launch",
])("read_page rejects everything but pages of the site: %j", async (address) => {
  const { text, isError } = await ask("read_page", { address });
  expect(isError).toBe(true);
  expect(text).toContain("is not a page of");
});

test("look_up returns an entry and the entries below it", async () => {
  expect((await ask("look_up", { name: "$ appml  Launch" })).text).toBe(
    [
      "appml launch (command)",
      "Starts a job.",
      `On the page "Launch a job": ${siteUrl}/launch#appml-launch`,
      "",
      "appml launch --group (option)",
      "Queue of the job.",
      `On the page "Launch a job": ${siteUrl}/launch#appml-launch---group`,
    ].join("\n"),
  );
});

test.each([
  ["--group", "appml launch --group (option)"],
  ["launch_job()", "appml.api.launch_job (function)"],
])("look_up finds an entry by the end of its name: %s", async (name, found) => {
  const { text } = await ask("look_up", { name });
  expect(text.startsWith(found)).toBe(true);
  expect(text).not.toContain("(error)");
});

test("look_up suggests the nearest name for an unknown entry, or a search", async () => {
  const none = (name: string) => `The reference has no entry named "${name}".`;
  expect((await ask("look_up", { name: "Appml lunch" })).text).toBe(
    `${none("Appml lunch")} The nearest name is "appml launch".`,
  );
  expect((await ask("look_up", { name: "q" })).text).toBe(`${none("q")} Search for it instead.`);
});

test.each([
  ["search", { words: "  " }],
  ["search", { words: "a".repeat(501) }],
  ["search", { words: "a", limit: 0 }],
  ["read_page", {}],
  ["look_up", { name: 1 }],
])("%s rejects the arguments %j", async (name, given) => {
  expect((await ask(name, given)).text).toContain("Invalid arguments");
});

const asks = [
  ["search", { words: "machines" }],
  ["read_page", { address: "/launch" }],
  ["look_up", { name: "appml launch" }],
] as const;

test.each(asks)("without a build, %s says how to make one, and answers once there is one", async (name, given) => {
  const folder = makeTemporarySite({});
  const asked = await connect(folder);
  const { text, isError } = await ask(name, given, asked);
  expect(isError).toBe(true);
  expect(text).toBe(`There is no built site in ${path.join(folder.root, "public")}. Build it: npm run build`);
  for (const [file, written] of Object.entries(builtFiles(siteUrl))) folder.write(file, written);
  expect((await ask(name, given, asked)).isError).toBe(false);
});

test.each(asks)("%s rejects an index of another version", async (name, given) => {
  const folder = makeBuiltSite(siteUrl);
  const file = `public${routes.searchIndex()}`;
  folder.write(file, folder.read(file).replace(`"version":${indexVersion}`, '"version":99'));
  const { text, isError } = await ask(name, given, await connect(folder));
  expect(isError).toBe(true);
  expect(text).toContain("cannot be read. Build it again: npm run build");
});

test("search and look_up report missing files of the index", async () => {
  const folder = makeBuiltSite(siteUrl);
  const half = makeTemporarySite({ [`public${routes.searchIndex()}`]: folder.read(`public${routes.searchIndex()}`) });
  sites.push(folder);
  const asked = await connect(half);
  for (const [name, given] of [asks[0], asks[2]])
    expect((await ask(name, given, asked)).text).toContain("Files of the search are missing");
});

test("the server logs no unexpected error in the tests above", () => expect(logged).toEqual([]));

test.each(asks)("%s logs an unexpected error, and does not show it to the client", async (name, given) => {
  const error = new Error("EIO: /private/file");
  const fail = () => Promise.reject(error);
  const asked = await connectTo({ search: fail, readPage: fail, lookUp: fail });
  logged.length = 0;
  expect(await ask(name, given, asked)).toEqual({
    isError: true,
    text: "The answer failed; the server's log says why.",
  });
  expect(logged).toEqual([error]);
});

test("npm run mcp prints nothing but protocol messages", async () => {
  const folder = makeBuiltSite(siteUrl);
  sites.push(folder);
  const wrong: unknown[] = [];
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [path.resolve("scripts/run.mjs"), "node/commands/mcp.ts"],
    cwd: folder.root,
  });
  const asked = new Client({ name: "test", version: "1.0.0" });
  asked.onerror = (error) => wrong.push(error);
  await asked.connect(transport);
  const { text } = await ask("read_page", { address: "/launch" }, asked);
  await asked.close();
  expect(text).toContain("Text of /launch.");
  expect(wrong).toEqual([]);
}, 60_000);
