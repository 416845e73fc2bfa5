import { expect, test } from "@jest/globals";
import path from "node:path";
import { searchStyles } from "./writeSearchFiles";

const styles = await searchStyles(path.resolve(import.meta.dirname, "../.."));

test("the style sheet of the search does not make the browser style and lay out the page behind the window", () => {
  expect(styles).toContain(".DocSearch-Modal");
  // New layers rebuild the styles and the fonts of the whole page, and a rule of the root restyles all that inherit from it.
  expect(styles).not.toMatch(/@layer|@font-face|@import/);
  expect(styles).not.toMatch(/(?:^|[{},])(?:\*|:root|html|body)(?:\[[^\]]*\])?[{,]/);
});

test("DocSearch's variables are those of the window, in both themes, below the site's own", () => {
  const rules = [...styles.matchAll(/(?<selector>[^{}/]+)\{--docsearch-(?:primary|text|spacing)[^}]*\}/g)];
  expect(rules.map(({ groups }) => groups?.["selector"])).toEqual([
    ":where(.search-modal)",
    ":where(html[data-theme=dark] .search-modal)",
    ":where(.search-modal)",
    ".search-modal",
  ]);
});
