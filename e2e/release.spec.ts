import { mkdtempSync, readdirSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { makeHome, readSite, writeSmallSite, type Home } from "./support/releases";

const missing = "SKIPPED: deploy/release.sh is for Linux: it needs GNU's tools and flock.";
const isLinux = process.platform === "linux";
if (!isLinux) console.log(missing);
test.skip(!isLinux, missing);

const script = (digit: string) => `app-${digit.repeat(20)}.js`;
const part = (digit: string) => `static/search/${digit.repeat(16)}.json`;

let home: Home;
let sites: string;

test.beforeEach(() => {
  home = makeHome();
  sites = mkdtempSync(path.join(os.tmpdir(), "docs-site-sites-"));
});
test.afterEach(() => {
  home.remove();
  rmSync(sites, { recursive: true, force: true });
});

/** Writes a small site whose files with a digest in their names use the repeated digit as the digest. */
function small(digit: string, prefix = ""): string {
  return writeSmallSite(path.join(sites, digit), {
    prefix,
    files: { [script(digit)]: digit, [`${script(digit)}.gz`]: digit, [part(digit)]: digit, "plain.js": digit },
  });
}

/** Releases the site of each digit, with the digit as the release's name. */
async function add(digits: string, environment: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const digit of digits) {
    expect(await home.run(["add", small(digit), digit], environment)).toEqual({
      code: 0,
      text: `Release "${digit}" is served.\n`,
    });
  }
}

const releases = () => readdirSync(path.join(home.folder, "releases")).sort();

/** Makes a release look as if it was last served that many days ago. */
function age(release: string, days: number): void {
  const time = Date.now() / 1000 - days * 86_400;
  utimesSync(path.join(home.folder, "releases", release), time, time);
}

/** A command that kills the script that runs it. Its parent is a subshell, and the script is the parent of that. */
const end = (signal: string) => `kill -${signal} $(cut -d " " -f 4 /proc/$PPID/stat)`;

test("a served release includes the files that tabs of other releases need, and no other files", async () => {
  await add("12");
  for (const file of [script("1"), `${script("1")}.gz`, part("1")]) expect(readSite(home, "2", file), file).toBe("1");
  expect(readSite(home, "2", "plain.js")).toBe("2");
  expect(readSite(home, "1", script("2"))).toBeUndefined();
  expect(await home.run(["rollback"])).toEqual({ code: 0, text: 'Release "1" is served.\n' });
  expect(readSite(home, "1", script("2"))).toBe("2");
  expect(readSite(home, "1", part("2"))).toBe("2");
  expect(readSite(home, "1", "plain.js")).toBe("1");
});

test("a release does not pass on files that it only holds for other releases", async () => {
  await add("123", { KEEP: "1", KEEP_DAYS: "9" });
  age("1", 10);
  await add("4", { KEEP: "1", KEEP_DAYS: "9" });
  age("3", 10);
  await add("5", { KEEP: "1", KEEP_DAYS: "9" });
  expect(releases()).toEqual(["2", "4", "5"]);
  expect(readSite(home, "5", script("3"))).toBe("3");
  expect(readSite(home, "5", script("1"))).toBeUndefined();
});

test("a file that was removed from a release by hand causes no error", async () => {
  await add("1");
  unlinkSync(path.join(home.site("1"), part("1")));
  await add("2");
  expect(readSite(home, "2", script("1"))).toBe("1");
  expect(readSite(home, "2", part("1"))).toBeUndefined();
});

test("a site built for a path is placed below the root, with its old files", async () => {
  expect((await home.run(["add", small("1", "/docs"), "1"])).code).toBe(0);
  expect((await home.run(["add", `${small("2", "/docs")}/`, "2"])).code).toBe(0);
  expect(readdirSync(path.join(home.folder, "releases/2/root"))).toEqual(["docs"]);
  expect(readSite(home, "2", "index.html")).toContain("Home");
  expect(readSite(home, "2", script("1"))).toBe("1");
});

test("old releases are removed by count and age, but never the served one", async () => {
  await add("1234", { KEEP: "1", KEEP_DAYS: "7" });
  // Young releases stay, however many there are.
  expect(releases()).toEqual(["1", "2", "3", "4"]);
  expect((await home.run(["rollback", "1"])).text).toBe('Release "1" is served.\n');
  for (const release of releases()) age(release, 8);
  expect((await home.run(["rollback", "1"])).code).toBe(0);
  for (const release of releases()) age(release, 8);
  // A release that nginx rejects removes nothing.
  expect((await home.run(["add", small("5")], { KEEP: "1", NGINX_TEST: "false" })).code).toBe(1);
  expect(releases()).toEqual(["1", "2", "3", "4"]);
  await add("5", { KEEP: "1", KEEP_DAYS: "7" });
  // "1" was served until now, so it is young; "4" is the newest of the others.
  expect(releases()).toEqual(["1", "4", "5"]);
  expect((await home.run(["list"])).text).toBe("* 5\n  4\n  1\n");
});

test("rollback without a name steps back one release at a time, down to the oldest", async () => {
  await add("123");
  for (const expected of ["2", "1"]) {
    expect((await home.run(["rollback"])).code).toBe(0);
    expect(home.served()).toBe(expected);
  }
  const { code, text } = await home.run(["rollback"]);
  expect(code).toBe(1);
  expect(text).toContain('No release is older than "1".\n  Fix: name one: 3 2 1');
  expect((await home.run(["rollback", "3"])).code).toBe(0);
  expect((await home.run(["list"])).text).toBe("* 3\n  2\n  1\n");
});

test.describe("the previous release stays served and the new one is removed", () => {
  const failures: Readonly<Record<string, readonly [string, number | null, string]>> = {
    "when nginx does not accept it": ["echo emerg; false", 1, "emerg\nrelease.sh: nginx does not accept"],
    "when this program is stopped midway": [end("TERM"), null, ""],
  };
  for (const [name, [NGINX_TEST, status, message]] of Object.entries(failures)) {
    test(name, async () => {
      await add("1");
      const { code, text } = await home.run(["add", small("2"), "2"], { NGINX_TEST });
      expect(code).toBe(status);
      expect(text).toContain(message);
      expect(home.served()).toBe("1");
      expect(releases()).toEqual(["1"]);
      await add("2");
    });
  }

  test("when the disk is full", async () => {
    await add("1");
    const large = small("2");
    writeFileSync(path.join(large, "large.bin"), Buffer.alloc(1_000_000));
    // A limit on file sizes simulates a full disk: writing fails in the middle of a file.
    const limited = `trap "" XFSZ; ulimit -f 100; exec "$0" add "$1" 2`;
    const { status, stderr } = spawnSync("bash", ["-c", limited, path.resolve("deploy/release.sh"), large], {
      encoding: "utf8",
      env: { ...process.env, DOCS_HOME: home.folder, NGINX_TEST: "true", NGINX_RELOAD: "true" },
    });
    expect(status).toBe(1);
    expect(stderr).toContain("release.sh: The site was not copied: cp: error ");
    expect(home.served()).toBe("1");
    expect(releases()).toEqual(["1"]);
  });

  test("when nginx does not reload, except that the new files stay", async () => {
    await add("1");
    const { code, text } = await home.run(["add", small("2"), "2"], { NGINX_RELOAD: "false" });
    expect(code).toBe(1);
    expect(text).toContain("nginx did not reload");
    expect(home.served()).toBe("1");
    expect(releases()).toEqual(["1", "2"]);
  });

  test("when it would be the first release: nothing is served", async () => {
    expect((await home.run(["add", small("1"), "1"], { NGINX_TEST: "false" })).code).toBe(1);
    expect(readdirSync(home.folder).sort()).toEqual([".lock", "releases"]);
    expect(releases()).toEqual([]);
  });
});

test("a second run at the same time is rejected and changes nothing", async () => {
  await add("1");
  let second: Promise<{ code: number | null; text: string }> | undefined;
  const [started, go] = [path.join(sites, "started"), path.join(sites, "go")];
  spawnSync("mkfifo", [started, go]);
  const first = home.run(["add", small("2"), "2"], { NGINX_TEST: `echo > ${started}; cat ${go}` });
  spawnSync("cat", [started]);
  for (const args of [["add", small("3"), "3"], ["rollback"]]) {
    second = home.run(args);
    expect(await second).toMatchObject({ code: 1 });
    expect((await second).text).toContain("Another release.sh is at work");
  }
  spawnSync("bash", ["-c", `echo > ${go}`]);
  expect((await first).code).toBe(0);
  expect(home.served()).toBe("2");
  expect(releases()).toEqual(["1", "2"]);
});

test("the next run removes what a killed run left behind", async () => {
  await add("1");
  const { code } = await home.run(["add", small("2"), "2"], { NGINX_TEST: end("KILL") });
  expect(code).toBeNull();
  writeSmallSite(path.join(home.folder, "releases/.half"));
  expect((await home.run(["rollback", "1"])).code).toBe(0);
  expect(releases()).toEqual(["1", "2"]);
  expect(home.served()).toBe("1");
});

test("invalid input is reported with a fix and changes nothing", async () => {
  await add("1");
  const site = small("2");
  const none = path.join(sites, "none");
  const unmarked = writeSmallSite(path.join(sites, "unmarked"), { files: { "_nginx/site.conf": "# of old\n" } });
  const misread = writeSmallSite(path.join(sites, "misread"), { prefix: "/../a" });
  const rows: readonly (readonly [readonly string[], string, Readonly<Record<string, string>>?])[] = [
    [[], "is no command"],
    [["publish"], "is no command"],
    [["add"], "is no command"],
    [["add", site, "2", "3"], "is no command"],
    [["add", none], `There is no folder "${none}"`],
    [["add", sites], `"${sites}" is no built site: it has no "index.html"`],
    [["add", unmarked], "does not say which path it was built for"],
    [["add", misread], 'nginx would misread the path prefix "/../a"'],
    [["add", site, "1"], 'There is a release "1" already'],
    ...["../2", ".2", "a b", "a/b", "", "a;b"].map(
      (name) => [["add", site, name || " "], "cannot be the name of a release"] as const,
    ),
    [["rollback", "2"], 'There is no release "2".\n  Fix: name one: 1'],
    [["rollback", "../releases/1"], "There is no release"],
    [["rollback"], 'No release is older than "1"'],
    [["add", site], 'KEEP is "0"', { KEEP: "0" }],
    [["add", site], 'KEEP_DAYS is "-1"', { KEEP_DAYS: "-1" }],
    [["add", site], "There is no folder", { DOCS_HOME: none }],
  ];
  for (const [args, message, environment] of rows) {
    const { code, text } = await home.run(args, environment);
    expect(code, args.join(" ")).toBe(1);
    expect(text, args.join(" ")).toContain(message);
    expect(text).toMatch(/^release\.sh: .+\n {2}Fix: .+\n$/);
  }
  expect(home.served()).toBe("1");
  expect(releases()).toEqual(["1"]);
});
