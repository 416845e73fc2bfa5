import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { readFacts } from "../../content/documentFacts";
import { planRuns } from "./planRuns";
import { groupsOf, runBlocks } from "./runBlocks";

let root = "";
let project = "";

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "blocks-"));
  project = path.join(root, "project");
  mkdirSync(project);
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function plan(text: string, others: Readonly<Record<string, string>> = {}) {
  const file = "content/docs/guide/page.mdx";
  const { facts } = await readFacts(file, text);
  return planRuns({ file, text }, facts.runs.runs, (other) => others[other] ?? "");
}

async function run(text: string, others: Readonly<Record<string, string>> = {}) {
  const environment = { folder: path.join(root, "environment"), versions: {}, variables: { COLOR: "green" } };
  const ended = await runBlocks(await plan(text, others), project, environment);
  return ended.map(({ run: { name }, output, exit }) => [name, output.trim(), exit]);
}

const block = (options: string, command: string) => `\`\`\`bash ${options}\n${command}\n\`\`\`\n\n`;
const listing = (name: string, text: string) => `\`\`\`text title="${name}"\n${text}\n\`\`\`\n\n`;

test("runs blocks in order, in one folder, with the files listed above them", async () => {
  const text =
    listing("a.txt", "one") +
    block('run="first"', "cat a.txt; echo left > b.txt") +
    listing("a.txt", "two") +
    block('run="second"', "cat a.txt b.txt; echo $COLOR");
  expect(await run(text)).toEqual([
    ["first", "one", 0],
    ["second", "two\nleft\ngreen", 0],
  ]);
});

test("files of the page override those of another page", async () => {
  const others = { "content/docs/guide/first.mdx": listing("a.txt", "other") + listing("b.txt", "other") };
  const text = listing("b.txt", "own") + block('run="both" files="./first.mdx"', "cat a.txt b.txt");
  expect(await run(text, others)).toEqual([["both", "other\nown", 0]]);
});

test("a failing block stops at the failed command and returns its exit code", async () => {
  expect(await run(block('run="bad" exit="3"', "echo before; (exit 3); echo after"))).toEqual([["bad", "before", 3]]);
});

test("runs terminals together, and stops a service after the others", async () => {
  const text =
    block('run="server" terminal="Server" service', "touch up; while true; do sleep 0.1; done") +
    block('run="client" terminal="Client"', "cat up; echo served");
  expect(await run(text)).toEqual([
    ["server", "", 0],
    ["client", "served", 0],
  ]);
});

test("a file that a block has changed stays changed for the next block", async () => {
  const text = listing("a.txt", "one") + block('run="change"', "echo two > a.txt") + block('run="see"', "cat a.txt");
  expect(await run(text)).toEqual([
    ["change", "", 0],
    ["see", "two", 0],
  ]);
});

test("returns the exit code of a service that ends early, and of a killed block", async () => {
  const text =
    block('run="server" terminal="Server" service', "exit 4") + block('run="client" terminal="Client"', "sleep 0.2");
  expect(await run(text)).toEqual([
    ["server", "", 4],
    ["client", "", 0],
  ]);
  expect(await run(block('run="killed" exit="1"', "kill -9 $$"))).toEqual([["killed", "", 137]]);
});

test("rejects a service that runs without other terminals", async () => {
  await expect(run(block('run="server" terminal="Server" service', "true"))).rejects.toThrow("runs alone");
});

test("starts a terminal when the previous one prints its ready text", async () => {
  const text =
    block('run="server" terminal="Server" service ready="listening"', "sleep 1; touch up; echo listening; sleep 60") +
    block('run="client" terminal="Client"', "test -e up; echo served");
  expect(await run(text)).toEqual([
    ["server", "listening", 0],
    ["client", "served", 0],
  ]);
});

test("rejects a terminal that ends before it is ready", async () => {
  const text =
    block('run="server" terminal="Server" ready="listening"', "echo no port") +
    block('run="client" terminal="Client"', "true");
  await expect(run(text)).rejects.toThrow('The run "server" never printed "listening". Its output:\nno port');
});

test("stops processes that a block has started", async () => {
  await run(block('run="leaves"', "(while true; do date +%s%N > alive; sleep 0.05; done) & sleep 0.3"));
  const last = readFileSync(path.join(project, "alive"), "utf8");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(readFileSync(path.join(project, "alive"), "utf8")).toBe(last);
});

test("uses a separate home folder for a run", async () => {
  await run(block('run="home"', "touch ~/mark"));
  expect(existsSync(path.join(root, "home/mark"))).toBe(true);
});

test("groups adjacent blocks with different terminals", async () => {
  const text = ['terminal="A"', 'terminal="B"', 'terminal="A"', ""].map((options, index) =>
    block(`run="run-${index}" ${options}`, "true"),
  );
  const groups = groupsOf(await plan(text.join("")));
  const apart = groupsOf(await plan(text[0] + listing("a.txt", "one") + text[1]));
  expect(apart).toHaveLength(2);
  expect(groups.map((group) => group.map((each) => each.run.name))).toEqual([["run-0", "run-1"], ["run-2"], ["run-3"]]);
});
