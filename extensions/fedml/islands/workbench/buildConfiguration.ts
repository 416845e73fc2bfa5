/** The reader's choices. */
export interface Choice {
  readonly scenario: Scenario;
  readonly backend: Backend;
  readonly optimizer: Optimizer;
  readonly data: DataSet;
  readonly protection: Protection;
}

/** A file to save, or commands to type, on one machine. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface Built {
  readonly configuration: string;
  readonly steps: readonly Step[];
}

export const scenarios = ["simulation", "cross_silo"] as const;
export const backends = ["sp", "MPI", "GRPC", "MQTT_S3"] as const;
export const protections = ["none", "cdp", "ldp", "krum", "wise_median", "trimmed_mean", "norm_diff_clipping"] as const;
/** Data sets that the library reads from `data_cache_dir`, each with a model that accepts them. */
export const dataSets = {
  mnist: "lr",
  femnist: "cnn",
  cifar10: "cnn_web",
  fed_cifar100: "resnet18_gn",
  fed_shakespeare: "rnn",
} as const;

/** Files of data sets that the library does not download; it looks for them in `data_cache_dir`. */
const filesOf: Readonly<Record<DataSet, readonly string[]>> = {
  mnist: [],
  femnist: ["fed_emnist_train.h5", "fed_emnist_test.h5"],
  cifar10: [],
  fed_cifar100: ["fed_cifar100_train.h5", "fed_cifar100_test.h5"],
  fed_shakespeare: ["shakespeare_train.h5", "shakespeare_test.h5"],
};

type Values = Readonly<Record<string, string | number | boolean>>;

/** Keys that each optimizer reads in addition to the common ones, with the values of the runs on this site. */
export const optimizers = {
  FedAvg: {},
  FedProx: { fedprox_mu: 0.1 },
  FedOpt: { server_optimizer: "adam", server_lr: 0.03, ci: 0 },
  SCAFFOLD: { server_lr: "1.0", initialize_all_clients: true },
  FedNova: { gmf: 0, mu: 0, momentum: 0, dampening: 0, wd: 0, nesterov: false, ci: 0 },
  FedDyn: { feddyn_alpha: 0.01, weight_decay: 0, initialize_all_clients: true },
  Mime: {
    mimelite: false,
    server_optimizer: "sgd",
    server_lr: 0.1,
    server_momentum: 0.9,
    momentum: 0.9,
    weight_decay: 0,
  },
  HierarchicalFL: { group_method: "random", group_num: 2, group_comm_round: 2, lr: 0.1, wd: 0 },
} as const satisfies Record<string, Values>;

export type Scenario = (typeof scenarios)[number];
export type Backend = (typeof backends)[number];
export type Optimizer = keyof typeof optimizers;
export type DataSet = keyof typeof dataSets;
export type Protection = (typeof protections)[number];

const backendsOf: Readonly<Record<Scenario, readonly Backend[]>> = {
  simulation: ["sp", "MPI"],
  cross_silo: ["GRPC", "MQTT_S3"],
};

/** Why a value cannot be combined with the choices before it, or null if it can. The choices are in the order of the fields. */
export const obstacles = {
  backend: ({ scenario }: Pick<Choice, "scenario">, backend: Backend) =>
    backendsOf[scenario].includes(backend)
      ? null
      : scenario === "simulation"
        ? `${backend} connects machines; simulations use sp or MPI.`
        : `${backend} is a simulator here; machines connect over GRPC or MQTT_S3.`,
  optimizer: ({ scenario, backend }: Pick<Choice, "scenario" | "backend">, optimizer: Optimizer) => {
    if (optimizer === "FedAvg") return null;
    if (scenario === "cross_silo") return `${optimizer} runs in simulations only.`;
    return backend === "sp" ? null : `The builder writes ${optimizer} only for sp, where we have run it.`;
  },
  data: ({ optimizer }: Pick<Choice, "optimizer">, data: DataSet) =>
    data === "mnist" || optimizer === "FedAvg"
      ? null
      : `The builder writes ${optimizer} only for mnist; other data sets need other values for its keys.`,
  protection: ({ scenario }: Pick<Choice, "scenario">, protection: Protection) =>
    scenario === "cross_silo" || protection === "none"
      ? null
      : "Neither simulator runs differential privacy or any of these defenses.",
} as const;

/** @returns the choice, in which the first possible value replaces each impossible one, in the order of the fields after the scenario. */
export function settle(choice: Choice): Choice {
  const { scenario } = choice;
  const backend = firstOf(choice.backend, backends, (each) => obstacles.backend({ scenario }, each));
  const optimizer = firstOf(choice.optimizer, Object.keys(optimizers) as Optimizer[], (each) =>
    obstacles.optimizer({ scenario, backend }, each),
  );
  const data = firstOf(choice.data, Object.keys(dataSets) as DataSet[], (each) => obstacles.data({ optimizer }, each));
  const protection = firstOf(choice.protection, protections, (each) => obstacles.protection({ scenario }, each));
  return { scenario, backend, optimizer, data, protection };
}

function firstOf<Each>(wanted: Each, all: readonly Each[], obstacle: (each: Each) => string | null): Each {
  return [wanted, ...all].find((each) => obstacle(each) === null) ?? wanted;
}

/** @returns every choice that the builder offers. */
export function allChoices(): readonly Choice[] {
  const all = scenarios.flatMap((scenario) =>
    backends.flatMap((backend) =>
      (Object.keys(optimizers) as Optimizer[]).flatMap((optimizer) =>
        (Object.keys(dataSets) as DataSet[]).flatMap((data) =>
          protections.map((protection): Choice => ({ scenario, backend, optimizer, data, protection })),
        ),
      ),
    ),
  );
  return all.filter((choice) => JSON.stringify(settle(choice)) === JSON.stringify(choice));
}

const dataFolder = "~/.cache/fedml_data";

/** Clients in each round. Across silos, these are all clients, one on each machine; Krum needs five to withstand one attacker. */
const clientsOf: Readonly<Record<Scenario, number>> = { simulation: 10, cross_silo: 5 };

const protectionOf: Readonly<Record<Protection, Values>> = {
  none: {},
  cdp: { dp_solution_type: "cdp" },
  ldp: { dp_solution_type: "ldp" },
  krum: { defense_type: "krum", byzantine_client_num: 1, krum_param_m: 1 },
  wise_median: { defense_type: "wise_median" },
  trimmed_mean: { defense_type: "trimmed_mean", beta: 0.3 },
  norm_diff_clipping: { defense_type: "norm_diff_clipping", norm_bound: "1.0" },
};

const privacy: Values = { mechanism_type: "gaussian", epsilon: 0.9, delta: 0.00001, sensitivity: 0.01 };

/** @returns the file and the commands of a choice that the builder offers. */
export function buildConfiguration(choice: Choice): Built {
  const { scenario, backend, optimizer, data, protection } = choice;
  const clients = clientsOf[scenario];
  const isPrivate = protection === "cdp" || protection === "ldp";
  const isDefended = protection !== "none" && !isPrivate;
  const sections: Readonly<Record<string, Values>> = {
    common_args: {
      training_type: scenario,
      ...(scenario === "cross_silo" && { scenario: "horizontal" }),
      random_seed: 0,
    },
    data_args: {
      dataset: data,
      data_cache_dir: dataFolder,
      partition_method: "hetero",
      partition_alpha: 0.5,
    },
    model_args: { model: dataSets[data] },
    train_args: {
      federated_optimizer: optimizer,
      // The loaders of the other data sets replace it with the number of clients in the data.
      client_num_in_total: data === "cifar10" ? clients : 1000,
      client_num_per_round: clients,
      comm_round: 10,
      epochs: 1,
      batch_size: 10,
      client_optimizer: "sgd",
      learning_rate: 0.03,
      ...(optimizer === "FedAvg" && { weight_decay: 0.001 }),
      ...optimizers[optimizer],
    },
    validation_args: { frequency_of_the_test: 1 },
    device_args: { using_gpu: false, ...(backend === "MPI" && { gpu_mapping_key: "none" }) },
    comm_args: { backend, ...(backend === "GRPC" && { grpc_ipconfig_path: "grpc_ipconfig.csv" }) },
    tracking_args: { enable_wandb: false },
    ...(isPrivate && { dp_args: { enable_dp: true, ...protectionOf[protection], ...privacy } }),
    ...(isDefended && { defense_args: { enable_defense: true, ...protectionOf[protection] } }),
  };
  const configuration = Object.entries(sections)
    .map(([name, values]) => `${name}:\n${Object.entries(values).map(lineOf).join("")}`)
    .join("\n");
  return {
    configuration,
    steps: [
      ...dataSteps(choice),
      ...(scenario === "simulation" ? simulationSteps(choice, clients) : siloSteps(choice, clients)),
    ],
  };
}

function lineOf([key, value]: readonly [string, string | number | boolean]): string {
  // Without an exponent, because YAML 1.1 would read it as text.
  return `  ${key}: ${value === 0.00001 ? "0.00001" : String(value)}\n`;
}

function programOf(call: string): string {
  return `import fedml\n\nif __name__ == "__main__":\n    fedml.${call}\n`;
}

function dataSteps({ scenario, data }: Choice): readonly Step[] {
  const files = filesOf[data];
  if (files.length === 0) return [];
  const where = scenario === "simulation" ? "" : ", on each machine";
  return [{ title: `Files of the data set, which you download into ${dataFolder}${where}`, text: files.join("\n") }];
}

function simulationSteps({ backend }: Choice, clients: number): readonly Step[] {
  const start = "python main.py --cf fedml_config.yaml";
  return [
    { title: "main.py", text: programOf(`run_simulation(backend="${backend}")`) },
    {
      title: backend === "MPI" ? "Start one process for the server and one for each client" : "Start",
      text: backend === "MPI" ? `mpirun --oversubscribe -np ${clients + 1} ${start}` : start,
    },
  ];
}

function siloSteps({ backend }: Choice, clients: number): readonly Step[] {
  const ranks = Array.from({ length: clients }, (_, index) => index + 1);
  // On a broker that others use too, the run needs an id of its own.
  const isShared = backend === "MQTT_S3";
  const run = isShared ? ' --run_id "$RUN_ID"' : "";
  return [
    { title: "server.py, on the server", text: programOf("run_cross_silo_server()") },
    { title: "client.py, on each client", text: programOf("run_cross_silo_client()") },
    ...(backend === "GRPC"
      ? [
          {
            title: "grpc_ipconfig.csv, on all machines; put in their addresses",
            text: ["receiver_id,ip", ...[0, ...ranks].map((rank) => `${rank},127.0.0.1`), ""].join("\n"),
          },
        ]
      : []),
    {
      title: "Start the server first, and wait until it listens",
      text: `${isShared ? "export RUN_ID=$(date +%s)\necho $RUN_ID\n" : ""}python server.py --cf fedml_config.yaml --rank 0${run}`,
    },
    ...ranks.map((rank) => ({
      title: `Start client ${rank}`,
      text: `${isShared ? "export RUN_ID=YOUR_RUN_ID\n" : ""}python client.py --cf fedml_config.yaml --rank ${rank}${run}`,
    })),
  ];
}
