import { expect, test } from "@jest/globals";
import katex from "katex";
import { formulaStyles } from "./formulaStyles";

test("the address contains the version of KaTeX", () => {
  expect(formulaStyles).toBe(`/static/katex-${katex.version}/katex.min.css`);
});
