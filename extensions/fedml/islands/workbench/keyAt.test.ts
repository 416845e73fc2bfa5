import { expect, test } from "@jest/globals";
import { parseConfiguration } from "../../../../node/codeBlocks/parseConfiguration";
import { readReference } from "../../../../node/elements/readReference";
import { parseFacts } from "../../data/parseFacts";
import { workbenchData } from "../../kinds/config/workbenchFile";
import { indexWorkbench } from "./data";
import { examples } from "./examples";
import { keyOf, keysBelow, pathAt, valuesFor } from "./keyAt";
import { remarksOn } from "./remarksOn";

const { facts: all } = parseFacts(await readReference(process.cwd()));
const facts = indexWorkbench(workbenchData(all, (id) => `https://example.org/docs#${id}`));

test.each(examples)("$name: finds the same key path for each line as the parser", ({ text, document }) => {
  const lines = text.split("\n");
  const { entries } = parseConfiguration({ text, firstLine: 1 });
  expect(entries.map(({ line }) => pathAt(lines, line - 1))).toEqual(entries.map(({ path }) => path));
  const unknown = entries.filter(
    ({ path }) => keysBelow([], document, facts).length > 0 && !keyOf(path, document, facts),
  );
  // Sections are not keys themselves.
  expect(unknown.filter(({ value }) => value.type !== "mapping")).toEqual([]);
});

test("assigns a line without a key to the key above it", () => {
  const lines = ["a:", "  b: |", "    some text", "  c: 1", ""];
  expect(pathAt(lines, 2)).toEqual(["a", "b"]);
  expect(pathAt(lines, 3)).toEqual(["a", "c"]);
  expect(pathAt(lines, 3, 2)).toEqual(["a"]);
  expect(pathAt(lines, 4, 0)).toEqual([]);
});

test("reads a very long line, and excludes spaces before the colon from the key", () => {
  const spaces = " ".repeat(1_000_000);
  expect(pathAt([`a b${spaces}`, "  c : 1"], 1)).toEqual(["c"]);
  expect(pathAt([`a b${spaces}: 1`], 0)).toEqual(["a b"]);
});

test("suggests keys and values for completion", () => {
  const names = (parent: readonly string[], document: string) =>
    keysBelow(parent, document, facts).map(({ label }) => label);
  expect(names([], "fedml_config.yaml")).toContain("train_args");
  expect(names(["computing"], "job.yaml")).toContain("minimum_num_gpus");
  expect(names(["mine"], "gpu_mapping.yaml")).toEqual([]);
  const values = (path: readonly string[], document: string) => {
    const key = keyOf(path, document, facts);
    return key ? valuesFor(key, facts) : [];
  };
  expect(values(["common_args", "training_type"], "fedml_config.yaml")).toContain("cross_silo");
  expect(values(["train_args", "federated_optimizer"], "fedml_config.yaml")).toContain("FedDyn");
  expect(values(["data_args", "dataset"], "fedml_config.yaml")).toContain("mnist");
  expect(values(["comm_args", "backend"], "fedml_config.yaml")).toContain("sp");
  expect(values(["device_args", "using_gpu"], "fedml_config.yaml")).toEqual(["true", "false"]);
});

test("adds remarks from the reference data to a valid file", () => {
  const remarks = (text: string) =>
    remarksOn(parseConfiguration({ text, firstLine: 1 }).entries, "fedml_config.yaml", facts).map(
      ({ line, what }) => `${line} ${what}`,
    );
  expect(
    remarks(`common_args:
  training_type: simulation
  upgrade_version: 0.8.2
train_args:
  federated_optimizer: FedDyn
  feddyn_alpha: 0.1
comm_args:
  backend: MPI
`),
  ).toEqual([
    '3 The library 0.8.30 does not read "common_args.upgrade_version". Other programs may read it.',
    '5 "FedDyn" does not work with simulation/MPI. It runs in simulation/sp.',
    '5 "FedDyn" also needs initialize_all_clients, weight_decay.',
  ]);
  expect(remarks("train_args:\n  federated_optimizer: FedOpt\n  ci: 0\ncomm_args:\n  backend: sp\n")).toEqual([
    '2 "FedOpt" also needs server_optimizer, server_lr.',
  ]);
  const run = (backend: string, others = "") =>
    `common_args:\n  training_type: simulation\ncomm_args:\n  backend: ${backend}\n${others}`;
  expect(remarks(run("GRPC"))).toEqual(['4 "GRPC" does not work with simulation. It runs in sp, MPI, NCCL.']);
  const protection = "defense_args:\n  enable_defense: true\n";
  expect(remarks(run("sp", protection))).toEqual([
    '6 "enable_defense" has no effect: a simulation in sp does not call its hooks.',
  ]);
  expect(remarks(run("MPI", protection))).toEqual([]);
});
