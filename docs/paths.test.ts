import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";

/** Names that stand for what a reader makes. */
const examples = [
  "content/docs/launch/console.png",
  "content/docs/launch/hello.mdx",
  "content/reference/NAME.yaml",
  "extensions/LIBRARY",
  "static/img/gear.png",
];
const path = /`((?:content|deploy|docs|e2e|extensions|node|scripts|src|static|test)\/[\w./-]+)`/g;

const documents = ["deploy", "docs", "extensions", "node"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .concat("CONTRIBUTING.md", "README.md")
  // Decisions speak of the code of their day.
  .filter((file) => file.endsWith(".md") && !file.startsWith("docs/decisions/"));

test.each(documents)("every path in %s exists", (document) => {
  const named = [...readFileSync(document, "utf8").matchAll(path)].map(([, name = ""]) => name);
  const exists = (name: string) => ["", ".ts", ".tsx", ".mjs"].some((ending) => existsSync(name + ending));
  expect(named.filter((name) => !examples.includes(name) && !exists(name))).toEqual([]);
});
