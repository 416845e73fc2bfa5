import { expect, test } from "@jest/globals";
import { parsePython } from "./parsePython";
import { pythonOf } from "./pythonSession";

function read(text: string) {
  return parsePython(pythonOf({ text, firstLine: 1, library: "package" }));
}

test.each([
  [">>> x = 1\n>>> def f():\n...     return x\n...\n>>> f()\n<object f at 0x1>"],
  [">>> import os\nTraceback (most recent call last):\n  no Python\n"],
  ["%matplotlib inline\n!pip install package\nimport os"],
  ["?help\nimport os\nos.path?\nos??"],
  ["x = !ls\ny = %sql select"],
  ["%%time\nx = 1"],
  ["%%bash\nls -l | wc"],
])("accepts %j", async (text) => {
  expect((await read(text)).findings).toEqual([]);
});

test.each([
  [">>> x = (1\n>>> y z\n", 2],
  ["!ls\na b c", 2],
  ["x = 1\nx = ? 2", 2],
  ["%%time\na b c", 2],
  ["x = 1\n>>> y = 2", 2],
])("reports the line of the syntax error in %j", async (text, line) => {
  expect((await read(text)).findings).toMatchObject([{ rule: "python-syntax", line }]);
});

test("locates names after the prompt and ignores output", async () => {
  const { names } = await read(">>> package.run()\npackage.gone\n");
  expect(names).toEqual([{ name: "package.run", line: 1, column: 5 }]);
});
