import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** An object where a package is fixed below one other package only; "$name" where the version is that of a dependency. */
  readonly overrides: Readonly<Record<string, unknown>>;
}

const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const direct = { ...dependencies, ...devDependencies };
const fixed = Object.entries({ ...direct, ...overrides }).filter(
  (entry): entry is [string, string] => typeof entry[1] === "string" && /^\d/.test(entry[1]),
);

/** Rows of the table: names of packages, where "*" stands for any end of a name, and the exact version where there is one. */
const rows = [
  ...readFileSync("docs/DEPENDENCIES.md", "utf8").matchAll(
    /^\| (?<names>[^|]+?) +\| [^|]+ \| (?<version>[\d.]*)[^|]*\|$/gm,
  ),
]
  .map(({ groups }) => ({
    names: [...(groups?.["names"] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
    version: groups?.["version"] ?? "",
  }))
  .filter(({ names }) => names.length > 0);

function isNamed(names: readonly string[], name: string): boolean {
  return names.some((known) => known === name || (known.endsWith("*") && name.startsWith(known.slice(0, -1))));
}

test("every package in package.json has exactly one row", () => {
  const counts = Object.keys(direct).map((name) => [name, rows.filter(({ names }) => isNamed(names, name)).length]);
  expect(counts.length).toBeGreaterThan(50);
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
});

test("every package in a row is a dependency or an override in package.json", () => {
  const known = [...Object.keys(direct), ...Object.keys(overrides)];
  const names = rows.flatMap((row) => row.names);
  expect(names.filter((name) => !known.some((other) => isNamed([name], other)))).toEqual([]);
});

test("the documented exact versions match package.json", () => {
  const documented = rows.flatMap(({ names, version }) => (version === "" ? [] : names.map((name) => [name, version])));
  expect(documented.sort()).toEqual(fixed.sort());
});
