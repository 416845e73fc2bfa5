import { expect } from "@jest/globals";
import type { FactsData } from "../extensions/fedml/data/facts";
import { parseFacts } from "../extensions/fedml/data/parseFacts";
import type { Library } from "../extensions/fedml/source/openLibrary";
import { parseModule } from "../extensions/fedml/source/python";

const commit = "0123456789abcdef0123456789abcdef01234567";
const source = `source: { version: 1.0.0, repository: https://example.org/x, commit: ${commit}, file: python/fedml }\n`;

/** A small library. */
export const code: Readonly<Record<string, string>> = {
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

def inner(): pass

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
  "python/fedml/core/start.py": `
def start(args):
    return args.get("model") or args.run_number

if __name__ == "__main__":
    print(args.action)
`,
  "python/fedml/constants.py": 'FedML_FEDERATED_OPTIMIZER_FEDAVG = "FedAvg"\nOTHER = "other"\n',
  "python/fedml/data/data_loader.py": 'def load(dataset_name):\n    if dataset_name == "mnist":\n        pass\n',
};

/** Data that describes the library without errors. */
export const yaml: Readonly<Record<string, string>> = {
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
further: [{ name: fedml.api.inner, file: python/fedml/api/__init__.py, why: a }]
`,
  config: `${source}
documents:
  - name: fedml_config.yaml
    file: python/fedml/arguments.py
    description: a
    sections:
      - name: train_args
        keys:
          - key: epochs
            type: integer
            meaning: a
            reads: [{ by: FedAvg, at: python/fedml/cross_silo/client.py:6, needed: true }]
          - { key: clip, type: float, meaning: a, reads: [{ by: FedAvg, at: python/fedml/cross_silo/client.py:7 }] }
not_for_readers: [{ file: python/fedml/core, keys: [run_number], why: a }]
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

/** @param changes files to replace or to add. */
export function libraryOf(changes: Readonly<Record<string, string>> = {}): Library {
  const files = { ...code, ...changes };
  const read = (file: string) => (file in files ? parseModule(files[file] ?? "", file) : null);
  return { version: "1.0.0", commit: null, files: Object.keys(files), read };
}

export function dataOf(changes: Readonly<Record<string, string>> = {}): FactsData {
  const sources = Object.entries({ ...yaml, ...changes }).map(([name, text]) => ({
    file: `content/reference/${name}.yaml`,
    text,
  }));
  const { facts, problems } = parseFacts(sources);
  expect(problems).toEqual([]);
  return facts.data;
}

/** The source with one text replaced by another. */
export function changed(file: string, from: string, to: string): Readonly<Record<string, string>> {
  expect(code[file]).toContain(from);
  return { [file]: (code[file] ?? "").replace(from, to) };
}
