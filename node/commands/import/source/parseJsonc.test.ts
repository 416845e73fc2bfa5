import { expect, test } from "@jest/globals";
import { parseJsonc } from "./parseJsonc";

test("comments and last commas are left out, and signs in strings stay", () => {
  const text = '// one\n{ "a": "//, ]", /* two */ "b": ["/*\\"*/", 1,], // three\n}';
  expect(parseJsonc(text)).toEqual({ a: "//, ]", b: ['/*"*/', 1] });
});

test.each(["{ a: 1 }", "{ 'a': 1 }", '{ "a": … }', "", "{ /* }"])("%j is no JSON with comments", (text) => {
  expect(parseJsonc(text)).toBeUndefined();
});
