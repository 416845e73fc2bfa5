import { expect, test } from "@jest/globals";
import katex from "katex";
import { formulaStyles } from "./formulaStyles";

test("another version of KaTeX has another address", () => {
  expect(formulaStyles).toBe(`/static/katex-${katex.version}/katex.min.css`);
});
