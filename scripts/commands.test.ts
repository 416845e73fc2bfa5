import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** Scripts that npm runs by itself when it installs packages or packs the project. */
const ofNpm = /^(?:pre|post)?(?:dependencies|install|prepare|publish|pack|shrinkwrap|version)(?:Only)?$/;

test("no command has a name by which npm runs it when it installs packages", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(Object.keys(scripts).filter((name) => ofNpm.test(name))).toEqual([]);
});
