import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, afterAll, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../test/temporarySite";

/** A copy of the code with a site of three pages and the real settings, reduced to that site. */
let site: TemporarySite;
let watcher: ChildProcess | null = null;

const settings = `import type { SiteSettings } from "../shared/settings";
import { settings as site } from "./siteSettings";
export const settings: SiteSettings = {
  ...site,
  favicon: null,
  hasMarks: false,
  socialImage: "/logo.svg",
  sidebars: [{ name: "guide", folder: "guide", label: "Guide" }],
  navbar: { ...site.navbar, logo: { src: "/logo.svg", width: 1, height: 1 }, version: undefined, items: [] },
  announcement: null,
  footer: { ...site.footer, logo: null, columns: undefined },
  search: { ...site.search, start: undefined },
  home: { ways: [] },
  redirects: [],
};
export const checks = { "thin-page": "off" };
export const learningPaths = [] as const;
export const valueLabels = {};
export const variables = {};
`;
const install = "content/docs/guide/install.mdx";
const sound = "---\ntitle: Install\n---\n\nSee [the guide](/guide).\n";
const broken = "---\ntitle: Install\nsidebar_postion: 2\n---\n\nSee [the guide](/giude) and [more](./mroe.mdx).\n";

beforeAll(() => {
  site = makeTemporarySite({
    "static/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" />\n',
    "content/docs/guide/index.mdx": "---\ntitle: Guide\n---\n\nText.\n",
    "content/docs/guide/more.mdx": "---\ntitle: More\n---\n\n[Dead](/nowhere-at-all-on-this-site)\n",
  });
  for (const entry of [
    "extensions",
    "node",
    "src/mdx",
    "src/shared",
    "src/site",
    "src/package.json",
    "scripts",
    "package-lock.json",
  ]) {
    cpSync(path.join(process.cwd(), entry), path.join(site.root, entry), { recursive: true });
  }
  site.write("src/site/siteSettings.ts", site.read("src/site/settings.ts"));
  site.write("src/site/settings.ts", settings);
  // Link the packages one by one, so that node_modules/.cache belongs to the copy and is deleted with it.
  const packages = path.join(process.cwd(), "node_modules");
  mkdirSync(path.join(site.root, "node_modules"));
  for (const name of readdirSync(packages).filter((each) => each !== ".cache")) {
    symlinkSync(path.join(packages, name), path.join(site.root, "node_modules", name));
  }
});
afterEach(() => {
  watcher?.kill();
  watcher = null;
});
afterAll(() => site.remove());

const program = ["scripts/run.mjs", "node/commands/check.ts"];
const longest = 120_000;

function check(...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...given], {
    cwd: site.root,
    encoding: "utf8",
    timeout: longest - 20_000,
  });
  return { status, stdout, stderr };
}

test(
  "publish records no addresses of a site with errors",
  () => {
    site.write(install, broken);
    const given = ["scripts/run.mjs", "node/commands/publish.ts"];
    const { status, stderr } = spawnSync(process.execPath, given, {
      ...{ cwd: site.root, encoding: "utf8", timeout: longest - 20_000 },
    });
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining("No address was added") });
    expect(stderr).toContain(`${install}:3:1  front-matter-unknown-key`);
    expect(existsSync(path.join(site.root, "content/addresses.txt"))).toBe(false);
  },
  longest,
);

test(
  "exits with 1 for an error, 0 for only warnings, 2 for invalid arguments",
  () => {
    site.write(install, sound);
    expect(check()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("3 documents, 0 unchecked code blocks, 1 error, 0 warnings"),
    });
    site.write(install, sound.replace("/guide", "./no-such-file-in-here.mdx"));
    expect(check(install)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("1 document, 0 unchecked code blocks, 0 errors, 1 warning"),
    });
    expect(check("--format", "xml")).toMatchObject({ status: 2, stderr: expect.stringContaining('no format "xml"') });
    expect(check("content/docs/gide")).toMatchObject({ status: 2, stderr: expect.stringContaining("does not exist") });
    expect(check("--fxi").status).toBe(2);
  },
  longest,
);

test(
  "reports a syntax error in the settings as a problem, in every format",
  () => {
    site.write("src/site/settings.ts", settings.replace("export const checks = {", "export const checks = {{"));
    const { status, stderr } = check();
    const asJson = check("--format", "json");
    const asGithub = check("--format=github");
    site.write("src/site/settings.ts", settings);
    expect(stderr).toMatch(
      /^src\/site\/settings\.ts:16:24 {2}code-syntax\n {2}This file cannot be compiled: .+\.\n {2}Fix: /,
    );
    expect(status).toBe(1);
    expect(JSON.parse(asJson.stdout)).toMatchObject({
      documents: 0,
      errors: 1,
      problems: [{ file: "src/site/settings.ts", line: 16, column: 24, rule: "code-syntax", severity: "error" }],
    });
    expect([asJson.status, asJson.stderr]).toEqual([1, ""]);
    expect(asGithub.stdout).toMatch(/^::error file=src\/site\/settings\.ts,line=16,col=24,title=code-syntax::/);
    expect([asGithub.status, asGithub.stderr]).toEqual([1, ""]);
  },
  longest,
);

test(
  "reports settings that fail while they are loaded as a problem, in every format",
  () => {
    site.write("src/site/settings.ts", settings.replace("variables = {}", "variables = { a: site.none.at(0) }"));
    const { status, stderr } = check();
    const asJson = check("--format", "json");
    const asGithub = check("--format=github");
    site.write("src/site/settings.ts", `${settings}throw "No name.";\n`);
    const thrown = check();
    site.write("src/site/settings.ts", settings);
    expect(stderr).toBe(
      "src/site/settings.ts:19:41  code-failure\n" +
        "  This code fails while it is loaded: Cannot read properties of undefined (reading 'at').\n" +
        "  Fix: correct the code here: it runs before anything is checked or built.\n",
    );
    expect(status).toBe(1);
    const place = { file: "src/site/settings.ts", line: 19, column: 41 };
    expect(JSON.parse(asJson.stdout)).toMatchObject({ errors: 1, problems: [{ ...place, rule: "code-failure" }] });
    expect([asJson.status, asJson.stderr]).toEqual([1, ""]);
    expect(asGithub.stdout).toMatch(/^::error file=src\/site\/settings\.ts,line=19,col=41,title=code-failure::/);
    expect([asGithub.status, asGithub.stderr]).toEqual([1, ""]);
    expect(thrown.stderr).toContain("This code fails while it is loaded: No name.\n");
  },
  longest,
);

test(
  "stops an endless function of a page and reports its line",
  () => {
    const file = "content/docs/guide/endless.mdx";
    site.write(file, "---\ntitle: Endless\n---\n\n{1}\n\n{typeof (async () => { for (;;) await null; })()}");
    const { status, stdout } = check(file);
    rmSync(path.join(site.root, file));
    expect(status).toBe(1);
    expect(stdout).toContain(`${file}:7:1  mdx-expression\n  The expressions of the page take longer than 5 seconds.`);
  },
  longest,
);

test(
  "limits the report to the given files and folders",
  () => {
    site.write(install, broken);
    const { problems } = JSON.parse(check("--format", "json", install).stdout) as { problems: { file: string }[] };
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set([install]));
    const all = JSON.parse(check("--format", "json", "content/docs").stdout) as { documents: number; errors: number };
    expect(all).toMatchObject({ documents: 3, errors: 3 });
  },
  longest,
);

test(
  "the report on a page covers the files that it includes and imports",
  () => {
    const add = 'import { Chart } from "./chart";\n\n<Chart />\n\n<Include file="part.mdx" />\n';
    const others = {
      "content/snippets/part.mdx": "Text {of.\n",
      "content/docs/guide/chart.tsx": "export const Chart = () => <b>1</i>;\n",
    };
    site.write(install, `${sound}\n${add}`);
    for (const [file, text] of Object.entries(others)) site.write(file, text);
    const { status, stdout } = check(install);
    for (const file of Object.keys(others)) rmSync(path.join(site.root, file));
    expect(stdout).toContain("content/snippets/part.mdx:1:10  mdx-syntax");
    expect(stdout).toContain("content/docs/guide/chart.tsx:1:34  unresolved-import");
    expect(status).toBe(1);
  },
  longest,
);

test(
  "--fix applies certain fixes and leaves other problems",
  () => {
    site.write(install, broken);
    const { status, stdout } = check("--fix");
    expect(site.read(install)).toBe(
      "---\ntitle: Install\nsidebar_position: 2\n---\n\nSee [the guide](/guide) and [more](./more.mdx).\n",
    );
    expect(stdout.split("\n").slice(0, 4)).toEqual([
      `${install}:3  front-matter-unknown-key  "sidebar_postion:" is now "sidebar_position:"`,
      `${install}:6  dead-link  "/giude" is now "/guide"`,
      `${install}:6  dead-markdown-link  "./mroe.mdx" is now "./more.mdx"`,
      "3 fixed",
    ]);
    expect(stdout).toContain("nowhere-at-all");
    expect(status).toBe(1);
  },
  longest,
);

test(
  "notices an edit of another page despite the cache",
  () => {
    site.write(install, sound.replace("/guide", "/guide/more#here"));
    expect(check(install).stdout).toContain("dead-anchor");
    site.write("content/docs/guide/more.mdx", "---\ntitle: More\n---\n\n## Here\n");
    expect(check(install).stdout).toBe("1 document, 0 unchecked code blocks, 0 errors, 0 warnings\n");
  },
  longest,
);

test(
  "--watch checks again after a save",
  async () => {
    site.write(install, sound);
    let printed = "";
    watcher = spawn(process.execPath, [...program, "--watch", install], { cwd: site.root });
    watcher.stdout?.on("data", (data: Buffer) => (printed += data.toString()));
    const printedSoon = async (text: string) => {
      while (!printed.includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await printedSoon("0 errors");
    site.write(install, broken);
    await printedSoon("front-matter-unknown-key");
  },
  longest,
);
