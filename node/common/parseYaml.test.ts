import { expect, test } from "@jest/globals";
import { z } from "zod";
import { parseYaml } from "./parseYaml";

const schema = z.strictObject({
  title: z.string().min(1).describe("write a text."),
  position: z.number().optional(),
  link: z.strictObject({ slug: z.string() }).optional(),
});

const parse = (text: string, firstLine = 1) => parseYaml({ file: "a.yml", text, firstLine }, schema, "category");
const placesOf = (text: string, firstLine?: number) =>
  parse(text, firstLine).problems.map(({ line, rule }) => [line, rule]);

test("returns valid values without problems", () => {
  expect(parse("title: A\nposition: 2\n")).toEqual({
    data: { title: "A", position: 2 },
    problems: [],
    lines: { title: 1, position: 2 },
  });
});

test("reports each problem at the line of its key, counting comments and empty lines", () => {
  const text = "# note\ntitle: A\n\nposition: first\nlink:\n  slug: 1\nunknown: 1\n";
  expect(placesOf(text)).toEqual([
    [4, "category-wrong-value"],
    [6, "category-wrong-value"],
    [7, "category-unknown-key"],
  ]);
});

test("advises quotes for a value that YAML does not read as text", () => {
  const fixOf = (text: string) => parse(text).problems.map(({ fix }) => fix);
  expect(fixOf("title: 2.0\n")).toEqual(['put the text in quotes: "2.0".']);
  expect(fixOf("title: true\nlink: { slug: 07 }\n")).toEqual([
    'put the text in quotes: "true".',
    'put the text in quotes: "07".',
  ]);
  expect(fixOf("title: [A]\n")).toEqual(["write a text."]);
});

test("advises the number or the word that a quoted value stands for", () => {
  const kinds = z.strictObject({
    draft: z.boolean().describe("other advice."),
    position: z.number().describe("other advice."),
  });
  const fixOf = (draft: string, position: string) =>
    parseYaml(
      { file: "a.yml", text: `draft: ${draft}\nposition: ${position}\n`, firstLine: 1 },
      kinds,
      "category",
    ).problems.map(({ fix }) => fix);
  expect(fixOf('"true"', '"2"')).toEqual(["write true, without quotes.", "write 2, without quotes."]);
  expect(fixOf("No", "' -1.5 '")).toEqual(["write false, without quotes.", "write -1.5, without quotes."]);
  expect(fixOf("maybe", "second")).toEqual(["other advice.", "other advice."]);
});

test("names the key that says the same as one of another site engine", () => {
  const adviceOn = (key: string, shape: z.ZodRawShape) =>
    parseYaml({ file: "a.yml", text: `${key}: 1\n`, firstLine: 1 }, z.strictObject(shape), "category").problems.map(
      ({ fix }) => fix,
    );
  const text = z.string().optional();
  expect(adviceOn("aliases", { redirect_from: text, slug: text })).toEqual([
    'write "redirect_from", which is its name here.',
  ]);
  expect(adviceOn("weight", { position: text })).toEqual(['write "position", which is its name here.']);
  expect(adviceOn("weight", { label: text })).toEqual(["remove it. Keys: label."]);
});

test("counts lines from the start of the file", () => {
  expect(placesOf("title: A\nposition: first\n", 2)).toEqual([[3, "category-wrong-value"]]);
});

test("reports a missing key at the first line", () => {
  expect(placesOf("position: 1\n", 2)).toEqual([[2, "category-missing-key"]]);
  expect(placesOf("", 2)).toEqual([[2, "category-missing-key"]]);
});

test("advises what the schema says about a key with a wrong value", () => {
  expect(parse("title: { a: 7 }\n").problems[0]?.fix).toBe("write a text.");
});

test("reports a YAML syntax error once, and returns no data", () => {
  const { data, problems } = parse('title: A\nposition: "1\n');
  expect(data).toBeNull();
  expect(problems.map(({ line, rule }) => [line, rule])).toEqual([[2, "category-syntax"]]);
});

test("reports unknown keys and keeps the values of the others", () => {
  const { data, problems } = parse("title: A\nlink:\n  slug: /a\n  colour: red\nunknown: 1\n");
  expect(data).toEqual({ title: "A", link: { slug: "/a" } });
  expect(problems.map(({ rule }) => rule)).toEqual(["category-unknown-key", "category-unknown-key"]);
});
