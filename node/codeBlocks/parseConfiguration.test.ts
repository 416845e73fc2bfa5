import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseConfiguration } from "./parseConfiguration";

function read(text: string) {
  return parseConfiguration({ text, firstLine: 1 });
}

test("returns the path, line and value of every key", () => {
  const { entries } = read("a: x\nb:\n  c: 1\n  d: [1, y]\ne:\n");
  expect(entries.map(({ path, line, value }) => [path.join("."), line, value.type, value.text])).toEqual([
    ["a", 1, "text", "x"],
    ["b", 2, "mapping", ""],
    ["b.c", 3, "integer", "1"],
    ["b.d", 4, "list", ""],
    ["e", 5, "null", ""],
  ]);
});

test("includes the keys of a merged mapping and reports an alias without an anchor", () => {
  const { entries, findings } = read("a: &a\n  x: 1\nb:\n  <<: *a\n  z: *q\n");
  expect(entries.map(({ path }) => path.join("."))).toEqual(["a", "a.x", "b", "b.x", "b.z"]);
  expect(findings).toMatchObject([{ line: 5, column: 6, what: "YAML: there is no anchor &q before *q." }]);
});

test("reports nesting that is too deep for the stack", () => {
  const { entries, findings } = read(`a: 1\nb: ${"[".repeat(50_000)}`);
  expect(entries).toEqual([]);
  expect(findings).toMatchObject([{ line: 2, what: "YAML: There are too many levels to read" }]);
});

/** @source PyYAML 6, `yaml.safe_load`. */
test.each([
  ["no", "boolean"], ["on", "boolean"], ["True", "boolean"], ['"no"', "text"],
  [".", "text"], ["-.5", "text"], [".inf", "number"], ["1", "integer"], ["0x1f", "integer"], ["1_000", "integer"], ["1.5", "number"], [".5", "number"],
  ["1e-5", "text"], ["3e5", "text"], ["1.0e-5", "number"], ["1.0e5", "text"], ['"1"', "text"],
  ["~", "null"], ["null", "null"], ["None", "text"], ["$1.75", "text"], ["~/data", "text"], ["{}", "mapping"], ["[]", "list"],
])("reads %s as %s, like PyYAML", (written, type) => {
  expect(read(`a: ${written}`).entries[0]?.value.type).toBe(type);
}); // prettier-ignore

test("includes keys from aliases and from every document of a stream", () => {
  const { entries } = read("a: &x {b: 1}\nc: *x\n---\nd: 2");
  expect(entries.map(({ path }) => path.join("."))).toEqual(["a", "a.b", "c", "c.b", "d"]);
});

test.each([
  ["a: 1\n b: 2", 1],
  ['a: 1\nb: "open\nc: 2', 2],
  ["a: 1\na: 2", 2],
  ["a: b: c", 1],
  ["\ta: 1", 1],
])("reports the line of the YAML syntax error in %p", (text, line) => {
  expect(read(text).findings.map((finding) => [finding.rule, finding.line])).toEqual([["data-syntax", line]]);
});

test("stops at an alias to itself and limits the number of expanded entries", () => {
  expect(read("a: &x [1, *x]").entries[0]?.value.items?.map(({ type }) => type)).toEqual(["integer", "list"]);
  expect(read("a: &x\n  b: *x").entries.map(({ path }) => path.join("."))).toEqual(["a", "a.b"]);
  const laughs = ["a0: &a0 {x: 1}"];
  for (let level = 1; level < 12; level += 1) {
    const inner = Array.from({ length: 9 }, (_, index) => `k${index}: *a${level - 1}`);
    laughs.push(`a${level}: &a${level} {${inner.join(", ")}}`);
  }
  expect(read(laughs.join("\n")).entries.length).toBeLessThanOrEqual(10_000);
});

test("parses any text and places every finding on one of its lines", () => {
  const piece = fc.constantFrom(
    "a",
    ":",
    "-",
    "[",
    "]",
    "{",
    "}",
    "&x",
    "*x",
    "\n",
    " ",
    '"',
    "'",
    "|",
    "#",
    "---",
    "?",
    "!",
    "1e5",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join("")),
      ),
      (text) => {
        const { entries, findings } = read(text);
        const last = text.split("\n").length;
        for (const { line } of [...entries, ...findings]) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(last);
        }
      },
    ),
  );
});
