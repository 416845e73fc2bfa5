import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parsePython } from "./parsePython";

async function namesIn(text: string): Promise<readonly string[]> {
  const { names } = await parsePython({ text, firstLine: 1, library: "fedml" });
  return names.map(({ line, name }) => `${line}: ${name}`);
}

test.each([
  ["import fedml\nfedml.api.run_list()", ["1: fedml", "2: fedml.api.run_list"]],
  ["import os, fedml.api as calls\ncalls.run_stop(1)", ["1: fedml.api", "2: fedml.api.run_stop"]],
  [
    "from fedml.core import (Params,\n  Context as C)\nC.get()",
    ["1: fedml.core.Params", "2: fedml.core.Context", "3: fedml.core.Context.get"],
  ],
  ["from fedml.fa import *", ["1: fedml.fa"]],
  ["fedml.run().later.not_certain", ["1: fedml.run"]],
  ["fedml.a[0].b", ["1: fedml.a"]],
  [
    "class A(fedml.core.B):\n    @fedml.c\n    def f(self, x: fedml.d = fedml.e): ...",
    ["1: fedml.core.B", "2: fedml.c", "3: fedml.d", "3: fedml.e"],
  ],
  ['f"{fedml.a!r:>{fedml.b}}"', ["1: fedml.a", "1: fedml.b"]],
  ["self.fedml.a\n'fedml.b'  # fedml.c\nfedml_x.d", []],
])("finds the names in %p", async (text, expected) => {
  expect(await namesIn(text)).toEqual(expected);
});

test.each([
  "fedml = other()\nfedml.a",
  "def f(fedml, *more):\n    fedml.a",
  "for i, fedml in pairs:\n    fedml.a",
  "with open(x) as fedml:\n    fedml.a",
  "if (fedml := f()):\n    fedml.a",
  "from other import fedml\nfedml.a",
  "import other as fedml\nfedml.a",
  "def fedml(): ...\nfedml.a",
  "try:\n    f()\nexcept E as fedml:\n    fedml.a",
])("ignores a name that the code block defines itself: %p", async (text) => {
  expect(await namesIn(text)).toEqual([]);
});

test.each([
  ["def f()\n    return 1", 1],
  ["x = 1\nprint 'a'", 2],
  ["exec 'a'", 1],
  ["x = (1,\ny = 2", 2],
  ["def f(:\n  pass", 1],
  ["a b c", 1],
])("reports the line of the Python 3 syntax error in %p", async (text, line) => {
  const { findings } = await parsePython({ text, firstLine: 1, library: "fedml" });
  expect(findings.map((finding) => [finding.rule, finding.line])).toEqual([["python-syntax", line]]);
});

test.each([
  "match x:\n    case [1, *_]:\n        ...\n    case {'a': b, **c}: pass",
  "async def f():\n    async with a as b, c: await d\n    return [x async for x in y]",
  "  indented = 1\n  as_a_whole = 2",
  "def f(a, /, b: int = 1, *, c, **d) -> 'X': ...",
  "launch_job(\n    yaml_file: str,\n    api_key: str = None,\n) -> LaunchResult",
  "x: list[int] = [*a, *b]\nprint(f'{x=}', end='')\nlambda *a, **k: (yield)",
  "def f():\n    yield\n    x = yield\n    yield 1\n",
  "@dec\nclass A[T](B, metaclass=C):\n    '''Text.'''",
  "",
])("accepts %p", async (text) => {
  expect((await parsePython({ text, firstLine: 1, library: "fedml" })).findings).toEqual([]);
});

test("parses any text and places every finding on one of its lines", async () => {
  const piece = fc.constantFrom(
    "fedml",
    ".",
    "import",
    "from",
    "as",
    "(",
    ")",
    "[",
    ",",
    ":",
    "\n",
    "  ",
    "def",
    "=",
    "'''",
    "*",
    "é",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join(" ")),
      ),
      async (text) => {
        const { names, findings } = await parsePython({ text, firstLine: 1, library: "fedml" });
        const last = text.split("\n").length;
        for (const { line } of [...names, ...findings]) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(last);
        }
        for (const { name } of names) expect(name).toMatch(/^fedml(?:\.|$)/);
      },
    ),
  );
});
