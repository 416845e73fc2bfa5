import { expect, test } from "@jest/globals";
import { readSidebar as read } from "./readSidebar";

const readSidebar = (text: string, named?: string) => read({ file: "/site/sidebar.ts", text }, named);
const leaf = (target: string, label: string | null = null) => ({ label, target, items: [] });

test("reads constants, functions without arguments and typed values as data", () => {
  const text = `import type { SidebarsConfig } from "a";
    const more = ["b/two"];
    const sidebars: SidebarsConfig = { main: ["a", { type: "category", label: "B", link: { type: "doc", id: "b" }, items: [...more, last()] }] };
    function last() { return { type: "doc", id: "b/three", label: "Three" }; }
    export default sidebars satisfies SidebarsConfig;`;
  expect(readSidebar(text)).toEqual([
    {
      label: null,
      target: null,
      items: [leaf("a"), { label: "B", target: "b", items: [leaf("b/two"), leaf("b/three", "Three")] }],
    },
  ]);
});

test("reads JSON, and lists by address with a base", () => {
  expect(readSidebar('{ "main": ["a"] }')).toEqual([{ label: null, target: null, items: [leaf("a")] }]);
  const text = 'export default { theme: { sidebar: { "/g/": { base: "/g/", items: [{ text: "A", link: "a" }] } } } }';
  expect(readSidebar(text, "sidebar")).toMatchObject([{ items: [{ items: [leaf("/g/a", "A")] }] }]);
});

test.each(["module.exports = require('./generated');", "export default { main: list(3) };", "export default {"])(
  "returns null for a computed sidebar: %j",
  (text) => {
    expect(readSidebar(text)).toBeNull();
  },
);
