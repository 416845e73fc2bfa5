import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { known, unsupportedGatsby } from "./checkGatsby.mjs";

const root = process.cwd();

test("supports the versions of the installed packages", () => {
  expect(unsupportedGatsby(root)).toBeNull();
});

test("reports an unsupported version in one sentence, with a pointer to the instructions", () => {
  expect(unsupportedGatsby(root, { ...known, gatsby: "5.99.0" })).toBe(
    `Building plainly, which is slower: node/fast does not know gatsby ${known.gatsby} (known: 5.99.0); see "A new Gatsby" in node/fast/README.md.`,
  );
});

test("package.json pins the supported version of Gatsby", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies["gatsby"]).toBe(known.gatsby);
});
