import { expect, test } from "@jest/globals";
import { linesOf } from "./linesOf";

test.each([
  [
    "a file config/byzantine/fedml_config.yaml of a job",
    ["a file config/", "byzantine/", "fedml_", "config.", "yaml of a job"],
  ],
  ["fedml.yaml in 0.8.30.", ["fedml.yaml in 0.8.30."]],
  ["", [""]],
])("splits %s at the separators of long names", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});
