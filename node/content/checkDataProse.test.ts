import { expect, test } from "@jest/globals";
import { testProse } from "../../test/testProse";
import { checkDataProse } from "./checkDataProse";

const file = "content/reference/tools.yaml";

const placesIn = (text: string) =>
  checkDataProse([{ file, text }], testProse).map(({ line, column }) => `${line}:${column}`);

test.each([
  ["the value of a key", "- name: tool\n  description: Please wait.", ["2:16"]],
  ["a value in quotes", "description: 'Please wait.'", ["1:15"]],
  ["the further lines of a value", "description: Wait,\n  please.\nname: please", ["2:3"]],
  ["a folded value", "- id: a\n  meaning: >-\n    One.\n    Please wait.", ["4:5"]],
  ["a phrase over two lines", "meaning: Wait in order\n  to see it.", ["1:15"]],
  ["the items of a list", "notes:\n  - One,\n    please.\n  - Please.", ["3:5", "4:5"]],
  ["a list that is not indented", "notes:\n- Please.\nname: please", ["2:3"]],
])("checks %s", (_, text, places) => expect(placesIn(text)).toEqual(places));

test.each([
  ["another key", "- text: Please wait."],
  ["a further line of another key", "description: One.\ntext: Wait,\n  please."],
  ["a list below another key", "description: One.\nlines:\n  - please"],
  ["a comment", "description: One.\n# Please sort them."],
  ["code", "description: It prints `Please wait`."],
  ["a key", "please: 1"],
])("ignores %s", (_, text) => expect(placesIn(text)).toEqual([]));
