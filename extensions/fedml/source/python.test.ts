import { expect, test } from "@jest/globals";
import { parseModule, parseSignature, PythonSyntaxError } from "./python";

const text = `
LIMIT = 1_000
NAMES = ["a", 'b']
RATE = -2.

@click.option("--name", "-n", default=None, help="one "
    "text", type=click.Choice(["x"]))
async def run(a, b: int = 1, *rest, c: List[str]=None, **more) -> Tuple[int, str]:
    def inner(): pass

class Client(Base, metaclass=Meta):
    @staticmethod
    def make(*, size): yield

cli.add_command(login.fedml_login)
`;

test("parses the definitions, constants and calls of a module", () => {
  const { definitions, constants, calls } = parseModule(text, "x.py");
  expect(definitions).toMatchObject([
    {
      kind: "function",
      name: "run",
      line: 8,
      isAsync: true,
      returns: "Tuple[int, str]",
      parameters: [
        { name: "a", type: null, initial: null },
        { name: "b", type: "int", initial: { text: "1", value: 1 } },
        { name: "*rest" },
        { name: "c", type: "List[str]", initial: { value: null } },
        { name: "**more", initial: null },
      ],
      decorators: [{ name: "click.option", positional: [{ value: "--name" }, { value: "-n" }] }],
    },
    { kind: "class", name: "Client", bases: ["Base"], members: [{ name: "make", parameters: [{ name: "size" }] }] },
  ]);
  expect(definitions[0]?.decorators[0]?.keywords.get("help")?.value).toBe("one text");
  expect(definitions[0]?.decorators[0]?.keywords.get("type")?.call).toMatchObject({ name: "click.Choice" });
  expect([...constants]).toEqual([
    ["LIMIT", 1000],
    ["NAMES", ["a", "b"]],
    ["RATE", -2],
  ]);
  expect(calls).toMatchObject([{ name: "cli.add_command", positional: [{ text: "login.fedml_login" }] }]);
});

test("reads strings in all kinds of quotes, and gives f-strings no value", () => {
  const { constants } = parseModule(`A = "it's"\nB = '''a\nb'''\nC = r"\\d"\nD = "a\\tb"\nE = f"{A}"\n`, "x.py");
  expect([...constants]).toEqual([
    ["A", "it's"],
    ["B", "a\nb"],
    ["C", "\\d"],
    ["D", "a\tb"],
  ]);
  expect(parseModule('def f(a="x"): pass\n', "x.py").definitions[0]?.parameters[0]?.initial?.text).toBe("'x'");
});

test("parses a signature in a text like one in the source", () => {
  expect(parseSignature("fedml.api.launch(yaml_file: str, n=1)")).toMatchObject([
    { name: "yaml_file", type: "str" },
    { name: "n", initial: { value: 1 } },
  ]);
});

test.each([
  ["Python 2", 'a = 1\nprint "a"\n', "x.py:2"],
  ["an open bracket", "a = (\n\ndef f(): pass\n", "x.py:3"],
])("reports %s with its line", (_, broken, place) => {
  expect(() => parseModule(broken, "x.py")).toThrow(PythonSyntaxError);
  expect(() => parseModule(broken, "x.py")).toThrow(place);
});

test("accepts valid Python that the grammar does not know", () => {
  expect(() =>
    parseModule("def f():\n    try:\n        yield\n    finally:\n        a = 1. / 2\n", "x.py"),
  ).not.toThrow();
});

test("reads Windows line endings like any others", () => {
  const { constants, definitions } = parseModule('A = "a\\\r\nb"\r\n\r\ndef f(): pass\r\n', "x.py");
  expect([...constants]).toEqual([["A", "ab"]]);
  expect(definitions).toMatchObject([{ name: "f", line: 4 }]);
});
