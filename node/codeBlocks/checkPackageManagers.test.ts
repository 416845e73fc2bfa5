import { expect, test } from "@jest/globals";
import type { Code } from "mdast";
import { checkPackageManagers, offersPackageManagers } from "./checkPackageManagers";

const block = (meta: string, value = "npm install", lang = "bash"): Code => ({ type: "code", lang, meta, value });

test("rejects package-managers on a code block that is run", () => {
  const run = block('package-managers run="install"');
  expect(offersPackageManagers(run)).toBe(false);
  expect(checkPackageManagers(run)).toMatchObject([
    { what: 'A code block that is run cannot have "package-managers".' },
  ]);
});

test("rejects package-managers on a session", () => {
  const session = block("package-managers", "$ npm install\nnpm warn deprecated");
  expect(offersPackageManagers(session)).toBe(false);
  expect(checkPackageManagers(session)).toMatchObject([{ line: 1, rule: "wrong-package-managers" }]);
});

test("reports nothing for other code blocks, or if all commands translate", () => {
  expect(checkPackageManagers(block("", "npm audit"))).toEqual([]);
  expect(checkPackageManagers(block("package-managers", "npm install # later", "sh"))).toEqual([]);
});
