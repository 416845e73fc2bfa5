import { expect, test } from "@jest/globals";
import type { FactsData } from "../data/facts";
import { parseFacts } from "../data/parseFacts";
import { compareLibrary } from "./compareLibrary";
import type { Library } from "./openLibrary";
import { parseModule } from "./python";
import { lineOf, writeDifferences } from "./writeDifferences";

const commit = "0123456789abcdef0123456789abcdef01234567";
const source = `source: { version: 1.0.0, repository: https://example.org/x, commit: ${commit}, file: python/fedml }\n`;

/** A small library, and data that describes it without a fault. */
const code: Readonly<Record<string, string>> = {
  "python/fedml/cli/cli.py": `
import click
from fedml.cli.modules import model

@click.group(cls=OrderedGroup)
def cli():
    pass

cli.add_command(model.fedml_model)

@cli.command("version", help="x")
@click.option("--deep", "-d", is_flag=True, default=False)
def fedml_version(deep):
    pass
`,
  "python/fedml/cli/modules/model.py": `
@click.group("model")
def fedml_model():
    pass

@fedml_model.command("push")
@click.argument("names", nargs=-1)
@click.option("--count", "-c", type=int, default=2)
@click.option("--store", default="R2", type=click.Choice(["R2", "S3"]))
def fedml_model_push(names, count, store):
    pass
`,
  "python/fedml/api/__init__.py": `
def push(name: str, count=2) -> int:
    pass

def _hidden(): pass
`,
  "python/fedml/cross_silo/__init__.py": "from .client import FedMLClient as Client\n",
  "python/fedml/cross_silo/client.py": `
class FedMLClient(object):
    def __init__(self, args, device=None):
        self.args = args
        args.rank = 0
        print(args.rank, args.epochs)
        if hasattr(args, "clip"):
            print(args.clip)

    def run(self):
        pass
`,
  "python/fedml/constants.py": 'FedML_FEDERATED_OPTIMIZER_FEDAVG = "FedAvg"\nOTHER = "other"\n',
  "python/fedml/data/data_loader.py": 'def load(dataset_name):\n    if dataset_name == "mnist":\n        pass\n',
};

const yaml: Readonly<Record<string, string>> = {
  commands: `${source}
commands:
  - { name: fedml, kind: group, file: python/fedml/cli/cli.py, description: a, usage: fedml }
  - name: fedml version
    kind: command
    file: python/fedml/cli/cli.py
    description: a
    usage: fedml version
    options: [{ flag: --deep, short: -d, type: flag, description: a }]
  - { name: fedml model, kind: group, file: python/fedml/cli/modules/model.py, description: a, usage: a }
  - name: fedml model push # of cards
    kind: command
    file: python/fedml/cli/modules/model.py
    description: Ours.
    usage: fedml model push
    arguments: [{ name: names, multiple: true, description: a }]
    options:
      - { flag: --count, short: -c, type: integer, default: 2, description: a }
      - { flag: --store, type: choice, default: R2, choices: [R2, S3], description: a }
`,
  api: `${source}
groups: [{ id: g, title: G }]
symbols:
  - name: fedml.api.push
    group: g
    kind: function
    module: fedml.api
    file: python/fedml/api/__init__.py
    signature: "push(name: str, count=2)"
    description: a
    parameters: [{ name: name, type: str, required: true, description: Ours. }, { name: count, default: '2' }]
  - name: fedml.cross_silo.Client
    group: g
    kind: class
    module: fedml.cross_silo.client
    file: python/fedml/cross_silo/client.py
    signature: Client(args, device=None)
    description: a
    bases: [object]
    parameters: [{ name: args, required: true }, { name: device, default: None }]
  - name: fedml.cross_silo.Client.run
    group: g
    kind: method
    module: fedml.cross_silo.client
    file: python/fedml/cross_silo/client.py
    signature: run()
    description: a
  - name: fedml.data.load
    group: g
    kind: function
    module: fedml.data.data_loader
    file: python/fedml/data/data_loader.py
    signature: load(dataset_name)
    description: a
    parameters: [{ name: dataset_name, required: true }]
result_codes: []
`,
  config: `${source}
documents:
  - name: fedml_config.yaml
    file: python/fedml/arguments.py
    description: a
    sections:
      - name: train_args
        keys: [{ key: epochs, type: integer, meaning: a }, { key: clip, type: float, meaning: a }]
environment_variables: []
`,
  algorithms: `${source}
training_platforms: []
simulation_backends: []
federated_optimizers:
  - id: opt.fedavg
    name: FedAvg
    file: python/fedml/constants.py
    constant: FedML_FEDERATED_OPTIMIZER_FEDAVG
    description: a
    accepted_by: []
communication_backends: []
attacks: []
defenses: []
differential_privacy: []
secure_aggregation: []
federated_analytics_tasks: []
contribution_assessment: []
without_effect: []
`,
  datasets: `${source}
datasets: [{ id: ds.mnist, name: mnist, task: a, file: x, loaded_by: fedml.data.load, description: a }]
models: []
`,
};

function libraryOf(changes: Readonly<Record<string, string>> = {}): Library {
  const files = { ...code, ...changes };
  const read = (file: string) => (file in files ? parseModule(files[file] ?? "", file) : null);
  return { version: "1.0.0", commit: null, files: Object.keys(files), read };
}

function dataOf(changes: Readonly<Record<string, string>> = {}): FactsData {
  const sources = Object.entries({ ...yaml, ...changes }).map(([name, text]) => ({
    file: `content/reference/${name}.yaml`,
    text,
  }));
  const { facts, problems } = parseFacts(sources);
  expect(problems).toEqual([]);
  return facts.data;
}

/** The source with one text in place of another. */
function changed(file: string, from: string, to: string): Readonly<Record<string, string>> {
  expect(code[file]).toContain(from);
  return { [file]: (code[file] ?? "").replace(from, to) };
}

test("data that says what the source says differs in nothing", () => {
  expect(compareLibrary(libraryOf(), dataOf())).toEqual([]);
});

const [cli, model, api, client] = [
  "python/fedml/cli/cli.py",
  "python/fedml/cli/modules/model.py",
  "python/fedml/api/__init__.py",
  "python/fedml/cross_silo/client.py",
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
  ["base class", client, "(object)", "(Base)", ["changed", "fedml.cross_silo.Client", 'stands on "Base"']],
  ["public function", api, "def _hidden", "def seen", ["new", "fedml.api.seen", "is public and not described"]],
  ["method", client, "def run", "def walk", ["gone", "fedml.cross_silo.Client.run", "is not defined there"]],
  ["function", api, "def push", "def pull", ["gone", "fedml.api.push", "is not defined there"]],
  [
    "key",
    client,
    "args.epochs",
    "args.rounds",
    ["undocumented", "rounds", "is read, and needed, by cross_silo/client.py"],
  ],
  [
    "key that nothing reads",
    client,
    ", args.epochs",
    "",
    ["unread", "fedml_config.yaml#train_args.epochs", "nothing reads it"],
  ],
  ["guarded key", client, '"clip"', '"clap"', ["undocumented", "clap", "is read by cross_silo/client.py"]],
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

test("a command that is new or gone", () => {
  const differences = compareLibrary(libraryOf(changed(cli, '"version"', '"about"')), dataOf());
  expect(differences).toMatchObject([
    { kind: "gone", name: "fedml version", path: ["commands", 1] },
    { kind: "new", name: "fedml about" },
  ]);
});

test("a file that is not Python stops it, with the place", () => {
  expect(() => compareLibrary(libraryOf({ [model]: "def (" }), dataOf())).toThrow(`${model}:1`);
});

test("what is written makes the data say what the source says, and leaves the rest as it was", () => {
  const library = libraryOf({
    ...changed(model, "default=2", "default=3"),
    ...changed(api, "count=2", "count: int = 3, *, wait=True"),
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

test("a difference is reported on the line of the data", () => {
  const [difference] = compareLibrary(libraryOf(changed(model, "default=2", "default=3")), dataOf());
  if (!difference) throw new Error("There is no difference.");
  const line = lineOf(yaml["commands"] ?? "", difference);
  expect(yaml["commands"]?.split("\n")[line - 1]).toContain("--count");
});
