import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "@jest/globals";
import { load } from "js-yaml";
import { changed, code, dataOf, libraryOf } from "../../../test/tinyLibrary";
import { parseFacts } from "../data/parseFacts";
import { compareLibrary } from "./compareLibrary";
import { compareVersions } from "./compareVersions";
import { readVersion } from "./readVersion";
import { changesFile, formatChanges, readReleases } from "./releases";

const [model, api, client, optimizers, data] = [
  "python/fedml/cli/modules/model.py",
  "python/fedml/api/__init__.py",
  "python/fedml/cross_silo/client.py",
  "python/fedml/constants.py",
  "python/fedml/data/data_loader.py",
];

/** A wheel contains only folders with this file. */
const packages = Object.fromEntries(
  ["", "cli/", "cli/modules/", "core/", "data/"].map((folder) => [`python/fedml/${folder}__init__.py`, ""]),
);

/** @param changes to the source, which make it the later version. */
function compare(changes: Readonly<Record<string, string>>) {
  const facts = dataOf();
  return compareVersions(
    readVersion(libraryOf(packages), facts),
    readVersion(libraryOf({ ...packages, ...changes }), facts),
  );
}

test("finds no difference when only line endings or the version number change", () => {
  const [file, text] = ["python/fedml/__init__.py", '__version__ = "1.0.0"\n'];
  expect(compare({ [api]: (code[api] ?? "").replaceAll("\n", "\r\n") })).toEqual({ added: [], gone: [], changed: [] });
  const versions = [text, text.replace("1.0.0", "1.1.0")].map((each) =>
    readVersion(libraryOf({ ...packages, [file]: each }), dataOf()),
  );
  expect(versions[0]?.files.size).toBeGreaterThan(0);
  expect(versions[0]?.files).toEqual(versions[1]?.files);
});

test.each([
  [
    "an option",
    model,
    '"--count", "-c"',
    '"--number", "-c"',
    "options",
    "fedml model push --number",
    "fedml model push --count",
  ],
  ["a command", model, '"push"', '"send"', "commands", "fedml model send", "fedml model push"],
  ["a function", api, "def push", "def send", "api", "fedml.api.send", "fedml.api.push"],
  ["a method", client, "def run", "def walk", "api", "fedml.cross_silo.Client.walk", "fedml.cross_silo.Client.run"],
  ["a key", client, "args.epochs", "args.rounds", "keys", "rounds", "epochs"],
  ["an optimizer", optimizers, '"FedAvg"', '"FedSGD"', "names", "FedSGD", "FedAvg"],
  ["a data set", data, '"mnist"', '"digits"', "names", "digits", "mnist"],
])("finds %s that is new, and one that is removed", (_, file, from, to, area, name, former) => {
  const { added, gone, changed: different } = compare(changed(file, from, to));
  expect(added).toContainEqual(expect.objectContaining({ area, name }));
  expect(gone).toContainEqual(expect.objectContaining({ area, name: former }));
  expect(different).toContainEqual({ area: "files", name: file });
});

test.each([
  ["a default", model, "default=2", "default=3", "options", "fedml model push --count", "default: 3, before 2"],
  [
    "the arguments of a command",
    model,
    '"names"',
    '"cards"',
    "commands",
    "fedml model push",
    "arguments: cards, before names",
  ],
  [
    "a signature",
    api,
    "count=2",
    "count=3",
    "api",
    "fedml.api.push",
    "call: push(name: str, count=3), before push(name: str, count=2)",
  ],
  ["a base class", client, "(object)", "(Base)", "api", "fedml.cross_silo.Client", "base classes: Base, before none"],
  ["the need for a key", client, 'hasattr(args, "clip")', "True", "keys", "clip", "needed: yes, before no"],
  [
    "the constant of a name",
    optimizers,
    "_FEDAVG",
    "_AVG",
    "names",
    "FedAvg",
    "selected by: FedML_FEDERATED_OPTIMIZER_AVG, before FedML_FEDERATED_OPTIMIZER_FEDAVG",
  ],
])("reports a change of %s", (_, file, from, to, area, name, what) => {
  const { added, gone, changed: different } = compare(changed(file, from, to));
  expect([...added, ...gone]).toEqual([]);
  expect(different).toContainEqual(expect.objectContaining({ area, name, what }));
});

test("a class that moves to another file is not a change", () => {
  const file = "python/fedml/cross_silo/horizontal.py";
  const { added, gone, changed: different } = compare({ [file]: code[client] ?? "", [client]: "" });
  expect(added).toEqual([{ area: "files", name: file }]);
  expect([...gone, ...different]).toEqual([{ area: "files", name: client }]);
});

test("leaves out internal keys, tests and folders that no wheel contains", () => {
  const text = "def f(args):\n    return args.rank_of_all\n";
  const { added } = compare({
    "python/fedml/core/start.py": (code["python/fedml/core/start.py"] ?? "").replace("run_number", "run_number + 1"),
    "python/fedml/cross_silo/test_client.py": text,
    "python/fedml/scripts/run.py": text,
  });
  expect(added).toEqual([]);
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** @returns a folder with the library, like an unpacked wheel. */
function unpack(version: string, changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "fedml-"));
  folders.push(folder);
  const own = { "python/fedml/__init__.py": `__version__ = "${version}"\n` };
  const files = { ...code, ...packages, ...own, ...changes };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file.replace("python/", ""));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return folder;
}

test("compares two folders and writes the result as reference data", () => {
  const [before, after] = [unpack("0.9.0"), unpack("1.0.0", changed(model, "default=2", "default=3"))];
  const releases = readReleases(after, before, dataOf());
  expect(formatChanges(releases)).toContain(
    "fedml model push --count  default: 3, before 2\n  Source: python/fedml/cli/",
  );
  expect(formatChanges(releases)).toMatch(/fedml 0\.9\.0 to 1\.0\.0: 0 added, 0 gone, 2 changed$/);
  const text = changesFile(releases);
  expect(load(text)).toMatchObject({ from: "0.9.0", to: "1.0.0", added: [], gone: [], source: { version: "1.0.0" } });
  const { facts, problems } = parseFacts([{ file: "content/reference/changes.yaml", text }]);
  expect(problems).toEqual([]);
  expect(facts.data.changes.changed).toHaveLength(2);
});

test.each([
  [
    "the same folder",
    (folder: string) => folder,
    "both contain fedml 1.0.0. Fix: name the folder of an older version.",
  ],
  [
    "a newer version",
    () => unpack("1.0.10"),
    "contains fedml 1.0.10, which is newer than 1.0.0. Fix: swap the two folders.",
  ],
  ["another library", (folder: string) => path.join(folder, "fedml"), "contains neither python/fedml nor fedml."],
  [
    "a file that is not Python",
    () => unpack("0.9.0", { [api]: "def (" }),
    "python/fedml/api/__init__.py:1 is not Python 3.",
  ],
])("explains why it cannot compare with %s", (_, against, message) => {
  const folder = unpack("1.0.0");
  expect(() => readReleases(folder, against(folder), dataOf())).toThrow(message);
});

test("rejects data of another version, and says how to update them", () => {
  const [before, after] = [unpack("1.0.0"), unpack("1.1.0")];
  expect(() => readReleases(after, before, dataOf())).toThrow('not 1.1.0. Fix: run "npm run facts -- --library');
});

test("reports changes that lead to another version as a difference", () => {
  const text = changesFile(readReleases(unpack("1.0.0"), unpack("0.9.0"), dataOf()));
  const differences = (version: string) =>
    compareLibrary({ ...libraryOf(), version }, dataOf({ changes: text })).filter(
      ({ data: file }) => file === "changes",
    );
  expect(differences("1.0.0")).toEqual([]);
  expect(differences("1.1.0")).toMatchObject([{ kind: "changed", what: expect.stringContaining("not to 1.1.0") }]);
});
