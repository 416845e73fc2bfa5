import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** Scripts that npm runs by itself when it installs packages or packs the project. */
const ofNpm = /^(?:pre|post)?(?:dependencies|install|prepare|publish|pack|shrinkwrap|version)(?:Only)?$/;

test("no npm script has a name that npm runs by itself when it installs or packs", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => ofNpm.test(name))).toEqual([]);
});

test("every command of our own shows its usage when asked for help", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const programs = Object.values(scripts).flatMap(
    (script) => /^(?:node scripts\/run\.mjs|tsx) (node\/\S+|extensions\/\S+|scripts\/\S+)$/.exec(script)?.[1] ?? [],
  );
  expect(programs.length).toBeGreaterThan(12);
  expect(
    programs.filter((program) => !readFileSync(program, "utf8").includes("if (showsHelp(usage)) return;")),
  ).toEqual([]);
});
