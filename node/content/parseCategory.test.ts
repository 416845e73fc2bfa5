import { expect, test } from "@jest/globals";
import { parseCategory } from "./parseCategory";

test("reads JSON, .yaml and .yml category files alike", () => {
  const link = { type: "generated-index", slug: "/category/part" };
  const json = JSON.stringify({ label: "Part", position: 2, link }, null, "\t");
  const yaml = "label: Part\nposition: 2\nlink:\n  type: generated-index\n  slug: /category/part\n";
  const read = (file: string, text: string) => {
    const { category, problems } = parseCategory({ file: `content/docs/guide/part/${file}`, text });
    expect(problems).toEqual([]);
    const { label, position, folder, path, collapsed } = category;
    return { label, position, folder, path, collapsed };
  };
  expect(read("_category_.json", json)).toEqual(read("_category_.yml", yaml));
  expect(read("_category_.yaml", yaml)).toEqual(read("_category_.yml", yaml));
});

test("reports a problem in a JSON category at its line", () => {
  const text = '{\n  "label": "Part",\n  "className": "red"\n}\n';
  const { problems } = parseCategory({ file: "content/docs/guide/part/_category_.json", text });
  expect(problems).toMatchObject([{ line: 3, rule: "category-unknown-key" }]);
});
