import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { known, unsupportedGatsby } from "./checkGatsby.mjs";

const root = process.cwd();

test("the packages that stand here are those that the pieces were written for", () => {
  expect(unsupportedGatsby(root)).toBeNull();
});

test("another version is named in one sentence, with the way out", () => {
  expect(unsupportedGatsby(root, { ...known, gatsby: "5.99.0" })).toBe(
    `Building plainly, which is slower: node/fast does not know gatsby ${known.gatsby} (known: 5.99.0); see "A new Gatsby" in node/fast/README.md.`,
  );
});

test("package.json asks for exactly the version of Gatsby that the pieces know", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies["gatsby"]).toBe(known.gatsby);
});
