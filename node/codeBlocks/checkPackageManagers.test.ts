import { expect, test } from "@jest/globals";
import type { Code } from "mdast";
import { checkPackageManagers, offersPackageManagers } from "./checkPackageManagers";

const block = (meta: string, value = "npm install", lang = "bash"): Code => ({ type: "code", lang, meta, value });

test("a code block that is run shows the commands that ran", () => {
  const run = block('package-managers run="install"');
  expect(offersPackageManagers(run)).toBe(false);
  expect(checkPackageManagers(run)).toMatchObject([
    { what: 'A code block that is run cannot have "package-managers".' },
  ]);
});

test("a session has output, which belongs to one package manager", () => {
  const session = block("package-managers", "$ npm install\nnpm warn deprecated");
  expect(offersPackageManagers(session)).toBe(false);
  expect(checkPackageManagers(session)).toMatchObject([{ line: 1, rule: "wrong-package-managers" }]);
});

test("nothing is said of other code blocks, and of one whose commands all translate", () => {
  expect(checkPackageManagers(block("", "npm audit"))).toEqual([]);
  expect(checkPackageManagers(block("package-managers", "npm install # later", "sh"))).toEqual([]);
});
