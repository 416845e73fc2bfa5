import { beforeAll, describe, expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";
import { createHighlight } from "./highlight";
import { isKnownLanguage, languageNames } from "../syntax/languages";

/** A few words in every language that the site supports, with the role of one of the words. */
const samples = {
  bash: ['fedml launch "job.yaml" # now', "comment"],
  python: ['def run(): return "a"', "keyword"],
  yaml: ["# note\nkey: value", "comment"],
  json: ['{"key": true}', "constant"],
  toml: ['# note\nkey = "value"', "comment"],
  dockerfile: ["FROM python:3.11", "keyword"],
  java: ["public class A {}", "keyword"],
  kotlin: ["fun main() { val a = 1 }", "keyword"],
  swift: ['import Foundation\nlet a = "b"', "keyword"],
  cpp: ["int main() { return 0; }", "keyword"],
  groovy: ['def a = "b" // note', "comment"],
  tsx: ["const a = <b>c</b>;", "keyword"],
  csharp: ["public class A {}", "keyword"],
  php: ["<?php echo 1; // note", "comment"],
  csv: ["client,samples\n1,352", ""],
  lua: ["local a = 1 -- note", "comment"],
  vue: ["<template><p>a</p></template>", ""],
  diff: ["- old\n+ new", ""],
} as const;

const fence = (meta: string, code: string) => renderText(`\`\`\`${meta}\n${code}\n\`\`\`\n`);
const classesOfLines = (html: string) => [...html.matchAll(/<span class="(line[^"]*)">/g)].map(([, names]) => names);

describe("highlights every supported language", () => {
  test.each(Object.entries(samples))("%s", async (language, [code, role]) => {
    const html = await fence(language, code);
    expect(html).toContain(`data-language="${language}"`);
    expect(html).toMatch(role === "" ? /class="t-[a-z-]+"/ : new RegExp(`class="t-${role}`));
    expect(html).not.toContain("style=");
  });
});

test("escapes characters that HTML would read as markup", async () => {
  const html = await fence("text", "a < b && c");
  expect(html).toContain("a &#x3C; b &#x26;&#x26; c");
});

test("shows line numbers only on request", async () => {
  const html = await fence('yaml title="job.yaml" showLineNumbers', "key: value");
  expect(html).toMatch(/^<figure class="code" data-language="yaml" data-numbers="true">/);
  expect(await fence("yaml", "key: value")).not.toContain("data-numbers");
});

test("highlights lines by number", async () => {
  expect(classesOfLines(await fence("python {1,3-4}", "a\nb\nc\nd\ne"))).toEqual([
    "line highlighted",
    "line",
    "line highlighted",
    "line highlighted",
    "line",
  ]);
});

test("highlights a nested code block in its own language", async () => {
  const highlight = createHighlight();
  const request = { code: "```yaml\nkey: 1 # note\n```", language: "mdx", markedLines: new Set<number>() };
  expect(await highlight(request)).toMatch(/class="t-comment"> ?# note/);
});

test("marks lines by comments and hides the comments", async () => {
  const code = ["a = 1 # [!code --]", "a = 2 # [!code ++]", "b = 3 # [!code error]", "c = 4 # [!code highlight]"];
  const html = await fence("python", code.join("\n"));
  expect(classesOfLines(html)).toEqual([
    "line diff remove",
    "line diff add",
    "line highlighted error",
    "line highlighted",
  ]);
  expect(html).not.toContain("!code");
});

test("highlights aliases of a language the same", async () => {
  const code = "key: value";
  const inner = (html: string) => /<code>.*<\/code>/s.exec(html)?.[0];
  expect(inner(await fence("yml", code))).toBe(inner(await fence("yaml", code)));
  expect(isKnownLanguage("yml")).toBe(true);
  expect(isKnownLanguage("brainfuck")).toBe(false);
});

test("renders every language that a message may suggest", async () => {
  const drawable = languageNames.filter((name) => name !== "mermaid");
  for (const name of drawable) await expect(fence(name, "a")).resolves.toContain(`data-language="${name}"`);
});

test.each([
  ["python", "#", ""],
  ["jsx", "{/*", " */}"],
])("hides highlighting comments in %s and marks their lines", async (language, open, close) => {
  const mark = (what: string) => `${open} highlight-${what}${close}`;
  const code = ["a", mark("next-line"), "b", "c", mark("start"), "d", "e", mark("end"), "f"].join("\n");
  const html = await fence(language, code);
  expect(html).not.toMatch(/highlight-|\[!code/);
  expect(classesOfLines(html)).toEqual([
    "line",
    "line highlighted",
    "line",
    "line highlighted",
    "line highlighted",
    "line",
  ]);
});

describe("highlights the same after any other language", () => {
  const late = createHighlight();
  beforeAll(() => late({ code: "# a", language: "markdown", markedLines: new Set() }));

  test.each(Object.keys(samples))("%s", async (language) => {
    const request = { code: samples[language as keyof typeof samples][0], language, markedLines: new Set<number>() };
    expect(await createHighlight()(request)).toBe(await late(request));
  });
});
