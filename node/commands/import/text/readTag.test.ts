import { expect, test } from "@jest/globals";
import { readTag } from "./readTag";

test("reads a tag with every kind of attribute", () => {
  const text = `x <Tabs a="b > c" d='e' f=g h values={[{ a: "}" }]} {...rest} />`;
  const tag = readTag(text, 2);
  expect(tag).toMatchObject({ name: "Tabs", isClosing: false, isSelfClosing: true, end: text.length });
  expect(tag?.attributes.map(({ name, value, kind }) => [name, value, kind])).toEqual([
    ["a", "b > c", "quoted"],
    ["d", "e", "quoted"],
    ["f", "g", "bare"],
    ["h", null, "flag"],
    ["values", `[{ a: "}" }]`, "expression"],
    ["", "...rest", "spread"],
  ]);
});

test.each(["< b", "<3", "<https://a.example>", "<a b=>", "<a\n\nb>", "<a {b>", "<a"])("returns null for %j", (text) => {
  expect(readTag(text, 0)).toBeNull();
});

test("reads closing tags and fragments", () => {
  expect(readTag("</Tab >", 0)).toMatchObject({ name: "Tab", isClosing: true });
  expect(readTag("<>", 0)).toMatchObject({ name: "", isClosing: false });
});
