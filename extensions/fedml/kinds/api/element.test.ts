import { expect, test } from "@jest/globals";
import { signatureOf } from "./element";

const symbol = {
  name: "tool.run",
  group: "run",
  kind: "function" as const,
  module: "tool",
  file: "tool.py",
  signature: "run(name: str)",
  description: "Runs.",
  bases: [],
  abstract: false,
  async: false,
  parameters: [],
  raises: [],
  notes: [],
};

test.each([
  [{}, "def run(name: str)"],
  [{ async: true, returns_annotation: "bool" }, "async def run(name: str) -> bool"],
  [{ kind: "class" as const, bases: ["object", "ABC"], signature: "Runner(args)" }, "class Runner(args)  # bases: ABC"],
])("keeps a short signature on one line: %j", (change, line) => {
  expect(signatureOf({ ...symbol, ...change })).toBe(line);
});

test("breaks a long signature into one line per parameter, but not at commas in brackets", () => {
  const signature = "run(names: Dict[str, Tuple[int, int]], first: str = 'a long default value', second=(1, 2))";
  expect(signatureOf({ ...symbol, signature, returns_annotation: "bool" })).toBe(
    `def run(
    names: Dict[str, Tuple[int, int]],
    first: str = 'a long default value',
    second=(1, 2),
) -> bool`,
  );
});
