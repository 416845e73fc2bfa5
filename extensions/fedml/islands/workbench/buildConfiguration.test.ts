import { expect, test } from "@jest/globals";
import { readReference } from "../../../../node/elements/readReference";
import { parseFacts } from "../../data/parseFacts";
import { workbenchData } from "../../kinds/config/workbenchFile";
import {
  allChoices,
  backends,
  buildConfiguration,
  dataSets,
  obstacles,
  protections,
  scenarios,
  settle,
  type Choice,
} from "./buildConfiguration";
import { checkFile } from "./checkFile";
import { indexWorkbench } from "./data";
import { remarksOn } from "./remarksOn";

const { facts: all } = parseFacts(await readReference(process.cwd()));
const facts = indexWorkbench(workbenchData(all, () => null));
const choices = allChoices();

test("every choice on offer gives a valid file without remarks", () => {
  const found = choices.flatMap((choice) => {
    const { configuration } = buildConfiguration(choice);
    const { document, diagnostics, entries } = checkFile(configuration, null, facts);
    const said = [...diagnostics, ...remarksOn(entries, document, facts)].map(({ what }) => what);
    return document === "fedml_config.yaml" ? said : [`${JSON.stringify(choice)} is read as ${document ?? "nothing"}`];
  });
  expect([...new Set(found)]).toEqual([]);
});

test("offers every scenario, backend, data set and protection", () => {
  const offered = (field: keyof Choice) => new Set(choices.map((choice) => choice[field]));
  expect(offered("scenario")).toEqual(new Set(scenarios));
  expect(offered("backend")).toEqual(new Set(backends));
  expect(offered("data")).toEqual(new Set(Object.keys(dataSets)));
  expect(offered("protection")).toEqual(new Set(protections));
  expect(choices).toHaveLength(87);
});

test("offers nothing that the reference data call impossible", () => {
  const { algorithms, datasets } = all.data;
  for (const { scenario, backend, optimizer, data, protection } of choices) {
    const runner = scenario === "simulation" ? `simulation/${backend}` : scenario;
    const own = algorithms.federated_optimizers.find(({ name }) => name === optimizer);
    expect(own?.accepted_by).toContain(runner);
    expect(datasets.models.find(({ name }) => name === dataSets[data])?.datasets).toContain(data);
    const defense = algorithms.defenses.find(({ name }) => name === protection);
    if (defense) expect(defense.accepted_by).toContain(runner);
  }
});

test("replaces a choice that cannot work with one that can, and gives the reason", () => {
  const choice: Choice = {
    scenario: "cross_silo",
    backend: "sp",
    optimizer: "FedDyn",
    data: "mnist",
    protection: "krum",
  };
  expect(settle(choice)).toEqual({ ...choice, backend: "GRPC", optimizer: "FedAvg" });
  expect(obstacles.backend(choice, "sp")).toMatch(/GRPC or MQTT_S3/);
  expect(settle({ ...choice, scenario: "simulation" })).toMatchObject({ backend: "sp", protection: "none" });
});

/** Otherwise, the library stops the run: `defend_before_aggregation` of krum_defense.py. */
test("Krum gets as many clients as it needs", () => {
  const { configuration } = buildConfiguration(
    settle({ scenario: "cross_silo", backend: "GRPC", optimizer: "FedAvg", data: "mnist", protection: "krum" }),
  );
  const [attackers, kept, clients] = ["byzantine_client_num", "krum_param_m", "client_num_per_round"].map((key) =>
    Number(new RegExp(`${key}: (\\d+)`).exec(configuration)?.[1]),
  );
  expect(2 * Number(attackers) + 2).toBeLessThanOrEqual(Number(clients) - Number(kept));
});

test("gives a command for every machine", () => {
  const { steps } = buildConfiguration(
    settle({ scenario: "cross_silo", backend: "GRPC", optimizer: "FedAvg", data: "mnist", protection: "none" }),
  );
  expect(steps.filter(({ text }) => text.includes("--rank")).map(({ text }) => /--rank \d/.exec(text)?.[0])).toEqual(
    [0, 1, 2, 3, 4, 5].map((rank) => `--rank ${rank}`),
  );
});

/** Tested with the library: it downloads mnist and cifar10, and stops without the files of the others. */
test("lists first the files of a data set that the library does not download", () => {
  const firstStep = (data: Choice["data"], scenario: Choice["scenario"]) =>
    buildConfiguration(settle({ scenario, backend: "sp", optimizer: "FedAvg", data, protection: "none" })).steps[0];
  expect(firstStep("fed_shakespeare", "simulation")).toEqual({
    title: "Files of the data set, which you download into ~/.cache/fedml_data",
    text: "shakespeare_train.h5\nshakespeare_test.h5",
  });
  expect(firstStep("femnist", "cross_silo")?.title).toMatch(/on each machine$/);
  expect(firstStep("mnist", "simulation")?.title).toBe("main.py");
});
