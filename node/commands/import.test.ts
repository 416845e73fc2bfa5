import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";

let site: TemporarySite;
afterEach(() => site.remove());

const longest = 60_000;

function run(...given: readonly string[]) {
  const program = [path.resolve("scripts/run.mjs"), "node/commands/import.ts", ...given];
  return spawnSync(process.execPath, program, {
    cwd: site.root,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: site.root },
  });
}

test(
  "writes below content/docs, names a missing group, and exits with 2 for invalid arguments",
  () => {
    site = makeTemporarySite({ "old/a.md": "# A\n\nWords.\n", "empty/readme.txt": "Words.\n" });
    const { status, stdout } = run("vitepress", "old", "--into", "manual/old");
    expect(status).toBe(0);
    expect(stdout).toContain("1 page, 0 copied files: 1 written, 0 unchanged, 0 left alone");
    expect(stdout).toContain('{ name: "manual", folder: "manual", label: "manual" },');
    expect(site.read("content/docs/manual/old/a.mdx")).toBe("---\ntitle: A\nredirect_from:\n  - /a\n---\n\nWords.\n");
    expect(run("vitepress", "old", "--into", "manual/old").stdout).toContain("0 written, 1 unchanged");

    expect(() => site.read("import-report.txt")).toThrow();

    site.write("old/b.md", "Words <Own /> here.\n\n".repeat(6));
    expect(run("vitepress", "old", "--into", "manual/old").stdout).toContain("Every place is in import-report.txt.");
    expect(site.read("import-report.txt")).toMatch(
      /<Own> [^\n]* \(6\)\n {4}content\/docs\/manual\/old\/b\.mdx:\d+(?:,\d+){5}\n/,
    );

    const wrong: readonly (readonly [string, ...string[]])[] = [
      ['"hugo" is not one of docusaurus, starlight, vitepress.', "hugo", "old"],
      ['"gone" is not one.', "vitepress", "gone"],
      ['"../x" is not a folder below content/docs.', "vitepress", "old", "--into", "../x"],
      ['There are no .md or .mdx files in "', "vitepress", "empty"],
      ['Name the file of the configuration; "old" is not one.', "vitepress", "old", "--config", "old"],
      ["--itno", "vitepress", "old", "--itno", "x"],
    ];
    for (const [said, ...given] of wrong) {
      const failed = run(...given);
      expect(failed.status).toBe(2);
      expect(failed.stderr).toContain(said);
    }
  },
  longest,
);

test(
  "a trial without --into reports pages outside the sidebar groups",
  () => {
    site = makeTemporarySite({
      "old/.vitepress/config.ts": "export default {};",
      "old/loose.md": "# Loose\n",
      "old/one/index.md": "# One\n\n[Gone](/gone)\n",
      "old/two/index.md": "# Two\n",
    });
    const { stdout } = run("vitepress", "old", "--trial");
    expect(stdout).toContain("Files beside the folders of the source belong to no sidebar group (loose.md)");
    expect(stdout).toMatch(/errors imported {6}2\n/);
    expect(stdout).toContain("unknown-group 1, such as content/docs/loose.mdx:1");
    expect(stdout).toContain("content/docs/one/index.mdx:");
  },
  longest,
);

test(
  "reports a missing configuration, and reads one from the path in --config",
  () => {
    site = makeTemporarySite({
      "docs/a.md": "# A\n",
      "packages/web/docusaurus.config.js":
        'const docs = { path: "../../docs", routeBasePath: "/" }; module.exports = { presets: [["classic", { docs }]] };',
    });
    const none = run("docusaurus", "docs", "--into", "manual");
    expect(none.stdout).toContain('No configuration found in "docs" or the folders above it');
    expect(site.read("content/docs/manual/a.mdx")).toContain("- /docs/a\n");
    const given = run("docusaurus", "docs", "--into", "manual", "--config", "packages/web/docusaurus.config.js");
    expect(given.stdout).not.toContain("No configuration found");
    expect(site.read("content/docs/manual/a.mdx")).toContain("- /a\n");
  },
  longest,
);

test(
  "a trial writes nothing, and counts errors and words",
  () => {
    site = makeTemporarySite({ "old/a.md": "# A\n\nWords {here} and <br> there.\n" });
    const { status, stdout } = run("vitepress", "old", "--into", "imported", "--trial");
    expect(run("vitepress", "old", "--into", "manual/old", "--trial").stdout).toMatch(/errors imported {6}0\n/);
    expect(stdout).toMatch(/errors as they are {3}[1-9]/);
    expect(stdout).toMatch(/errors imported {6}0\n/);
    expect(stdout).toContain("100.00 % of 5");
    expect(status).toBe(0);
    expect(() => site.read("content/imports.json")).toThrow();
  },
  longest,
);
