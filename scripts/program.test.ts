import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { programOf } from "./program.mjs";

/** A bundler that reads the entry, which an author then saves during the first run. */
const bundler = `
const fs = require("node:fs");
const path = require("node:path");
exports.buildSync = ({ absWorkingDir, entryPoints: [entry], outfile }) => {
  const file = path.join(absWorkingDir, entry);
  const text = fs.readFileSync(file, "utf8");
  fs.writeFileSync(outfile, text);
  if (text === "first") fs.writeFileSync(file, "second");
};
`;

test("never reuses a program that was bundled from different code", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "program-"));
  for (const [file, text] of [
    ["package.json", "{}"],
    ["node/entry.ts", "first"],
    ["node_modules/esbuild/index.js", bundler],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const program = programOf(root, "node/entry.ts", "cjs");
  expect(readFileSync(program, "utf8")).toBe("second");
  writeFileSync(path.join(root, "node/entry.ts"), "third");
  expect(readFileSync(programOf(root, "node/entry.ts", "cjs"), "utf8")).toBe("third");
  writeFileSync(path.join(root, "node/entry.ts"), "second");
  expect(readFileSync(programOf(root, "node/entry.ts", "cjs"), "utf8")).toBe("second");
  rmSync(root, { recursive: true });
});
