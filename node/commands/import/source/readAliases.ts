import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseJsonc } from "./parseJsonc";

/** @returns the files that a name such as "@assets/a.png" may refer to, by the `paths` in TypeScript's configuration. */
export type Aliases = (name: string) => readonly string[];

/** @param folders folders that may contain tsconfig.json or jsconfig.json. */
export function readAliases(folders: readonly string[]): Aliases {
  const pairs = folders
    .flatMap((folder) => ["tsconfig.json", "jsconfig.json"].map((name) => path.join(folder, name)))
    .filter((file) => existsSync(file))
    .flatMap(pathsIn);
  return (name) =>
    pairs.flatMap(([pattern, place]) => {
      const [start = "", end] = pattern.split("*", 2);
      if (end === undefined) return name === pattern ? [place] : [];
      const isMatch = name.length >= pattern.length - 1 && name.startsWith(start) && name.endsWith(end);
      return isMatch ? [place.replace("*", () => name.slice(start.length, name.length - end.length))] : [];
    });
}

function pathsIn(file: string): readonly (readonly [string, string])[] {
  const { compilerOptions } = recordOf(parseJsonc(readFileSync(file, "utf8")));
  const { baseUrl, paths } = recordOf(compilerOptions);
  const folder = path.join(path.dirname(file), typeof baseUrl === "string" ? baseUrl : "");
  return Object.entries(recordOf(paths)).flatMap(([pattern, places]) =>
    (Array.isArray(places) ? (places as readonly unknown[]) : [])
      .filter((place) => typeof place === "string")
      .map((place) => [pattern, path.join(folder, place)] as const),
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
