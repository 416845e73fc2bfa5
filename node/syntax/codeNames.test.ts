import { expect, test } from "@jest/globals";
import { readFacts } from "../content/documentFacts";

const problemsOf = async (text: string) =>
  (await readFacts("content/docs/launch/a.mdx", text)).problems.map(
    ({ line, rule, what }) => `${line} ${rule} ${what}`,
  );

test.each([
  "{[1, 2].map((x) => x + 1)}",
  "{/* a comment */}",
  "export const { a, b: [c] } = { a: 1, b: [2] };\n\n{a} {c} {Math.max(1, 2)}",
  'import { Chart } from "./Chart";\n\n<Chart /> {typeof window}',
])("reports no unknown name in %j", async (text) => expect(await problemsOf(text)).toEqual([]));

test("reports props, which only the build gives to a page", async () => {
  expect(await problemsOf("export const a = 1;\n\n{props.title} {((props) => props)(a)}")).toEqual([
    '3 unknown-name "props" in the expression {props.title} has no values on a page.',
  ]);
});

test("reports an unknown name once per expression, with its line", async () => {
  expect(await problemsOf("Text.\n\nAn {nowhere} and {nowhere + nowhere}.")).toEqual([
    '3 unknown-name "nowhere" in the expression {nowhere} is not defined on this page.',
    '3 unknown-name "nowhere" in the expression {nowhere + nowhere} is not defined on this page.',
  ]);
});
