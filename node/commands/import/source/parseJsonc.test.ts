import { expect, test } from "@jest/globals";
import { parseJsonc } from "./parseJsonc";

test("removes comments and trailing commas, but not inside strings", () => {
  const text = '// one\n{ "a": "//, ]", /* two */ "b": ["/*\\"*/", 1,], // three\n}';
  expect(parseJsonc(text)).toEqual({ a: "//, ]", b: ['/*"*/', 1] });
});

test.each(["{ a: 1 }", "{ 'a': 1 }", '{ "a": … }', "", "{ /* }"])("returns undefined for %j", (text) => {
  expect(parseJsonc(text)).toBeUndefined();
});
