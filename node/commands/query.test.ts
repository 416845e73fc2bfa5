import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { settings } from "../../src/site/settings";
import { makeBuiltSite } from "../../test/builtSite";
import { makeTemporarySite } from "../../test/temporarySite";

const built = makeBuiltSite(settings.siteUrl);
const empty = makeTemporarySite({});
afterAll(() => {
  built.remove();
  empty.remove();
});

function query(given: readonly string[], root = built.root) {
  const program = [path.resolve("scripts/run.mjs"), "node/commands/query.ts", ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("prints what the search finds", () => {
  const { status, stdout } = query(["machines", "code"]);
  expect(status).toBe(0);
  expect(stdout).toContain(`1. Launch from Python\n   ${settings.siteUrl}/launch/api\n   Machines by code.\n`);
  expect(query(["zebra"])).toMatchObject({ status: 0, stdout: 'Nothing found for "zebra".\n' });
}, 60_000);

test("prints JSON with --json", () => {
  expect(JSON.parse(query(["--json", "autostop"]).stdout)).toEqual([
    {
      title: "Launch a job",
      headings: ["Autostop"],
      url: `${settings.siteUrl}/launch#autostop`,
      excerpt: "appml launch job.yaml appml cluster autostop",
    },
  ]);
  expect(JSON.parse(query(["--json", "zebra"]).stdout)).toEqual([]);
});

test.each([
  ["no words", [], "Say what to search for."],
  ["blank words", [" "], "Say what to search for."],
  ["an unknown option", ["--jason", "job"], "Unknown option '--jason'"],
])("prints the usage for %s", (_, given, message) => {
  const { status, stdout, stderr } = query(given);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).toContain("npm run query -- [--json] words");
});

test.each(["--help", "-h"])("%s prints the usage", (option) => {
  const { status, stdout } = query([option]);
  expect(status).toBe(0);
  expect(stdout).toContain("npm run query -- [--json] words");
  expect(query(["--", option]).stdout).toContain("Nothing found");
});

test("reports a missing build", () => {
  const { status, stdout, stderr } = query(["job"], empty.root);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^There is no built site in .+\. Build it: npm run build\n$/);
});
