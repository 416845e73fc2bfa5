import { expect, test } from "@jest/globals";
import { formulaNames } from "./formulaNames";

test.each([
  ["w_{t+1} = \\sum_{k \\in S_t} p_k \\, w_{t+1}^{k}", ["w", "t", "k", "S", "p"]],
  ["\\bar{w}_j \\le \\eta_s \\nabla \\ell(w; b)", ["w", "j", "\\eta", "s", "\\nabla", "\\ell", "b"]],
  ["\\xi \\sim \\mathcal{N}(0, \\sigma^2)", ["\\xi", "\\mathcal{N}", "\\sigma"]],
  ["\\operatorname*{arg\\,min}_{w} \\text{ if } \\operatorname{KL}(u)", ["w", "u"]],
  ["\\begin{aligned} h &\\leftarrow 1 \\\\ x \\end{aligned}", ["h", "x"]],
])("finds the names in %s", (tex, names) => {
  expect(formulaNames(tex)).toEqual(names);
});
