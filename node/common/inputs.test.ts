import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { buildInputs, codeDigest, stateDigest } from "./inputs.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "inputs-"));
  write("src/a.ts", "a");
  write("content/docs/a.mdx", "a");
});

afterEach(() => {
  delete process.env["PATH_PREFIX"];
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const codeFiles = [
  ".browserslistrc",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "node/checks/a.ts",
  "package-lock.json",
  "package.json",
  "scripts/a.mjs",
  "src/client/a.css",
  "src/site/settings.ts",
  "tsconfig.json",
];

test.each(codeFiles)("%s counts as code and as an input of the build", (file) => {
  const before = [codeDigest(root), buildInputs(root)];
  write(file, "changed");
  expect(codeDigest(root)).not.toBe(before[0]);
  expect(buildInputs(root)).not.toBe(before[1]);
});

test.each(["content/docs/a.mdx", "content/reference/cli.yaml", "static/img/a.svg"])(
  "%s counts as an input of the build, but not as code",
  (file) => {
    const before = [codeDigest(root), buildInputs(root)];
    write(file, "changed");
    expect(codeDigest(root)).toBe(before[0]);
    expect(buildInputs(root)).not.toBe(before[1]);
  },
);

test("the path prefix changes the code digest", () => {
  const before = codeDigest(root);
  process.env["PATH_PREFIX"] = "/docs";
  expect(codeDigest(root)).not.toBe(before);
});

test("the state digest changes with the command and with the folder", () => {
  const before = stateDigest("build", root);
  expect(stateDigest("build", root)).toBe(before);
  expect(stateDigest("develop", root)).not.toBe(before);
  const former = root;
  root = `${root}-moved`;
  renameSync(former, root);
  expect(stateDigest("build", root)).not.toBe(before);
});

test("ignores tests, project documents and files that the build writes into src", () => {
  const before = buildInputs(root);
  for (const file of ["src/a.test.ts", "docs/ARCHITECTURE.md", "src/gatsby-types.d.ts", "public/index.html"])
    write(file, "changed");
  expect(buildInputs(root)).toBe(before);
});

test("a renamed file counts as changed", () => {
  write("src/b.ts", "b");
  const before = codeDigest(root);
  rmSync(path.join(root, "src/b.ts"));
  write("src/c.ts", "b");
  expect(codeDigest(root)).not.toBe(before);
});
