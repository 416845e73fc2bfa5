import { expect, test } from "@jest/globals";
import { colorPattern } from "./colors";

const colored = (line: string) =>
  [...line.matchAll(colorPattern)].map(({ groups = {}, 0: text }) => [
    Object.keys(groups).find((name) => groups[name] !== undefined),
    text.trim(),
  ]);

test.each([
  [
    "job: run # now",
    [
      ["key", "job"],
      ["comment", "# now"],
    ],
  ],
  [
    "a.b-c : 'x: y'",
    [
      ["key", "a.b-c"],
      ["string", "'x: y'"],
    ],
  ],
  [
    "list: [1, -2.5e3, true]",
    [
      ["key", "list"],
      ["constant", "1"],
      ["constant", "-2.5e3"],
      ["constant", "true"],
    ],
  ],
  ["word 12 true", []],
])("%s", (line, parts) => expect(colored(line)).toEqual(parts));

test("matches a key only from the start of its word", () => {
  const pattern = new RegExp(colorPattern);
  pattern.lastIndex = 1;
  expect(pattern.exec("key: word")).toBeNull();
});

// One megabyte: a pattern that reads the line again for each character would not finish.
test.each([
  ["a word", "x".repeat(1_000_000)],
  ["spaces", `a${" ".repeat(1_000_000)}`],
  ["a quote that does not end", `"${"\\".repeat(1_000_000)}`],
])("finishes a very long line: %s", (_, line) => expect(colored(line)).toEqual([]));
