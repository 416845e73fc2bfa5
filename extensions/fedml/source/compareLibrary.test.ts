import { expect, test } from "@jest/globals";
import { changed, dataOf, libraryOf, yaml } from "../../../test/tinyLibrary";
import { compareLibrary } from "./compareLibrary";
import { lineOf, writeDifferences } from "./writeDifferences";

test("finds no difference when the data match the source", () => {
  expect(compareLibrary(libraryOf(), dataOf())).toEqual([]);
});

const [cli, model, api, client, start] = [
  "python/fedml/cli/cli.py",
  "python/fedml/cli/modules/model.py",
  "python/fedml/api/__init__.py",
  "python/fedml/cross_silo/client.py",
  "python/fedml/core/start.py",
];

test.each([
  ["default", model, "default=2", "default=3", ["changed", "fedml model push --count", "default is 3, not 2"]],
  ["short form", cli, '"-d"', '"-e"', ["changed", "fedml version --deep", 'short is "-e", not "-d"']],
  ["type", model, "type=int", "type=str", ["changed", "fedml model push --count", 'type is "text", not "integer"']],
  ["choices", model, '"S3"]', '"GCS"]', ["changed", "fedml model push --store", 'choices is "R2, GCS", not "R2, S3"']],
  [
    "argument",
    model,
    '"names"',
    '"cards"',
    ["changed", "fedml model push", 'takes the arguments "cards", not "names"'],
  ],
  ["renamed default of Python", api, "count=2", "count=3", ["changed", "fedml.api.push", "count = 3"]],
  ["type of Python", api, "name: str", "name: Path", ["changed", "fedml.api.push", "name: Path"]],
  ["coroutine", api, "def push", "async def push", ["changed", "fedml.api.push", "is asynchronous"]],
  ["base class", client, "(object)", "(Base)", ["changed", "fedml.cross_silo.Client", 'inherits from "Base"']],
  ["public function", api, "def _hidden", "def seen", ["new", "fedml.api.seen", "is public and not described"]],
  ["method", client, "def run", "def walk", ["gone", "fedml.cross_silo.Client.run", "is not defined there"]],
  ["function", api, "def push", "def pull", ["gone", "fedml.api.push", "is not defined there"]],
  [
    "key",
    client,
    "args.epochs",
    "args.rounds",
    ["undocumented", "rounds", "is read by cross_silo/client.py, and needed at python/fedml/cross_silo/client.py:6"],
  ],
  [
    "key that nothing reads",
    client,
    ", args.epochs",
    "",
    ["unread", "fedml_config.yaml#train_args.epochs", "nothing reads it"],
  ],
  ["guarded key", client, '"clip"', '"clap"', ["undocumented", "clap", "is read by cross_silo/client.py"]],
  ["internal function", api, "def inner", "def outer", ["gone", "fedml.api.inner", "is not defined there"]],
  ["key of the list", start, "run_number", "rank", ["gone", "run_number", "nothing there reads it"]],
  ["key of the list, read elsewhere", client, "args.rank,", "args.run_number,", ["undocumented", "run_number", ":6"]],
  [
    "reader that moves",
    client,
    "        args.rank = 0\n",
    "",
    ["changed", "fedml_config.yaml#train_args.epochs", "is read by FedAvg at python/fedml/cross_silo/client.py:5, not"],
  ],
  [
    "key that becomes necessary",
    client,
    'hasattr(args, "clip")',
    "True",
    ["changed", "fedml_config.yaml#train_args.clip", "is needed by FedAvg"],
  ],
  [
    "file that no longer reads a key",
    client,
    ", args.epochs",
    "",
    ["gone", "fedml_config.yaml#train_args.epochs", "is not read by FedAvg"],
  ],
  [
    "optimizer",
    "python/fedml/constants.py",
    "OTHER",
    "FedML_FEDERATED_OPTIMIZER_X",
    ["new", "other", "is the name of"],
  ],
  ["renamed optimizer", "python/fedml/constants.py", '"FedAvg"', '"Avg"', ["changed", "FedAvg", 'is named "Avg"']],
  ["data set", "python/fedml/data/data_loader.py", '"mnist"', '"digits"', ["new", "digits", "selects a branch"]],
])("%s", (_, file, from, to, [kind, name, what]) => {
  const differences = compareLibrary(libraryOf(changed(file, from, to)), dataOf());
  expect(differences).toContainEqual(
    expect.objectContaining({ kind, name, what: expect.stringContaining(what ?? "") }),
  );
});

test("reports source lines that the library does not have", () => {
  const data = dataOf();
  const [mean] = data.algorithms.federated_optimizers;
  if (!mean) throw new Error("no optimizer");
  const lines = ["python/fedml/constants.py#L1-L2", "python/fedml/constants.py#L2-L3"];
  const faults = [{ what: "a", lines: ["python/fedml/gone.py#L1"] }];
  const named = { ...data, algorithms: { ...data.algorithms, federated_optimizers: [{ ...mean, lines, faults }] } };
  expect(compareLibrary(libraryOf(), named).map(({ kind, name, what }) => `${kind} ${name} ${what}`)).toEqual([
    "gone FedAvg names python/fedml/constants.py#L2-L3, and the file has 2 lines",
    "gone FedAvg names python/fedml/gone.py#L1, a file that does not exist",
  ]);
});

test("reports a new command and a removed one", () => {
  const differences = compareLibrary(libraryOf(changed(cli, '"version"', '"about"')), dataOf());
  expect(differences).toMatchObject([
    { kind: "gone", name: "fedml version", path: ["commands", 1] },
    { kind: "new", name: "fedml about" },
  ]);
});

test("throws for a file that is not Python, with its place", () => {
  expect(() => compareLibrary(libraryOf({ [model]: "def (" }), dataOf())).toThrow(`${model}:1`);
});

test("writes differences so that the data match the source, and leaves the rest unchanged", () => {
  const library = libraryOf({
    ...changed(model, "default=2", "default=3"),
    ...changed(api, "count=2", "count: int = 3, *, wait=True"),
    ...changed(client, 'hasattr(args, "clip")', "True"),
  });
  const differences = compareLibrary({ ...library, version: "1.1.0" }, dataOf());
  const written = Object.fromEntries(
    Object.entries(yaml).map(([name, text]) => [
      name,
      writeDifferences(
        text,
        differences.filter(({ data }) => data === name),
      ),
    ]),
  );
  expect(compareLibrary({ ...library, version: "1.1.0" }, dataOf(written))).toEqual([]);
  expect(written["commands"]).toContain("# of cards");
  expect(written["api"]).toContain("description: Ours.");
  expect(written["glossary"]).toBeUndefined();
});

test("reports a difference at its line in the data", () => {
  const [difference] = compareLibrary(libraryOf(changed(model, "default=2", "default=3")), dataOf());
  if (!difference) throw new Error("There is no difference.");
  const line = lineOf(yaml["commands"] ?? "", difference);
  expect(yaml["commands"]?.split("\n")[line - 1]).toContain("--count");
});
