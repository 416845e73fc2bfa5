import { classCount, trainPerClass } from "./data";
import type { Settings } from "./settings";

type Scalar = string | number | boolean;
type Entry = readonly [key: string, value: Scalar | readonly number[], comment?: string];
type Section = readonly [name: string, entries: readonly Entry[]];

/**
 * The whole `fedml_config.yaml` of these settings, for the program and the data of the tutorial "Getting started".
 *
 * Attacks, defenses and noise run across silos, over gRPC, with FedAvg only; everything else runs in the single-process simulator. Comments
 * in the file say where fedml 0.8.30 does not do what the playground does.
 */
export function formatConfig(settings: Settings): string {
  const sections = sectionsOf(settings).filter(([, entries]) => entries.length > 0);
  const text = sections.map(([name, entries]) => `${name}:\n${entries.map(lineOf).join("")}`).join("\n");
  return remarksOf(settings)
    .map((remark) => `# ${remark}\n`)
    .join("")
    .concat(text);
}

function lineOf([key, value]: Entry): string {
  return `  ${key}: ${formatValue(key, value)}\n`;
}

/** Keys whose whole numbers the library ignores unless they have a decimal point. */
const withPoint: ReadonlySet<string> = new Set(["scale_factor_S", "ratio_of_poisoned_client"]);

function formatValue(key: string, value: Entry[1]): string {
  if (Array.isArray(value)) return `[${value.join(", ")}]`;
  return withPoint.has(key) && Number.isInteger(value) ? `${String(value)}.0` : String(value);
}

function needsSilos({ enable_attack: attack, enable_defense: defense, enable_dp: noise }: Settings): boolean {
  return attack || defense || noise;
}

function sectionsOf(settings: Settings): readonly Section[] {
  const acrossSilos = needsSilos(settings) && settings.federated_optimizer === "FedAvg";
  const { client_num_per_round: perRound } = settings;
  return [
    [
      "common_args",
      [
        ["training_type", acrossSilos ? "cross_silo" : "simulation"],
        ...(acrossSilos ? ([["scenario", "horizontal"]] as const) : []),
        ["random_seed", settings.random_seed],
      ],
    ],
    [
      "data_args",
      [
        ["dataset", "digits"],
        ["partition_alpha", settings.partition_alpha],
      ],
    ],
    [
      "train_args",
      [
        ["federated_optimizer", settings.federated_optimizer],
        ["client_num_in_total", settings.client_num_in_total],
        ["client_num_per_round", perRound],
        ["comm_round", settings.comm_round],
        ["epochs", settings.epochs],
        ["batch_size", settings.batch_size],
        ["client_optimizer", "sgd"],
        ["learning_rate", settings.learning_rate],
        ...optimizerKeys(settings),
      ],
    ],
    ["validation_args", [["frequency_of_the_test", 1]]],
    ["device_args", [["using_gpu", false]]],
    [
      "comm_args",
      acrossSilos
        ? [
            ["backend", "GRPC"],
            ["grpc_ipconfig_path", "grpc_ipconfig.csv"],
          ]
        : [["backend", "sp"]],
    ],
    [
      "tracking_args",
      [
        ["enable_tracking", false],
        ["enable_wandb", false],
      ],
    ],
    ["attack_args", attackKeys(settings)],
    ["defense_args", defenseKeys(settings)],
    ["dp_args", privacyKeys(settings)],
  ];
}

function optimizerKeys({ federated_optimizer: name, fedprox_mu: mu, server_lr: rate }: Settings): readonly Entry[] {
  switch (name) {
    case "FedProx":
      return [["fedprox_mu", mu]];
    case "SCAFFOLD":
      return [
        ["server_lr", rate],
        ["initialize_all_clients", true],
      ];
    case "FedNova":
      return [
        ["gmf", 0],
        ["mu", 0],
        ["momentum", 0],
        ["nesterov", false],
        ["dampening", 0],
        ["wd", 0],
        ["weight_decay", 0],
        ["ci", 0],
      ];
    case "FedAvg":
      return [];
  }
}

function attackKeys({ enable_attack: isOn, ...settings }: Settings): readonly Entry[] {
  if (!isOn) return [];
  const first = [["enable_attack", true] as const, ["attack_type", settings.attack_type] as const];
  const labels = Array.from({ length: classCount }, (_, kind) => kind);
  switch (settings.attack_type) {
    case "byzantine":
      return [...first, ["attack_mode", settings.attack_mode], ["byzantine_client_num", 1]];
    case "label_flipping":
      return [
        ...first,
        ["original_class_list", labels],
        ["target_class_list", labels.map((kind) => classCount - 1 - kind)],
        ["ratio_of_poisoned_client", Number((1 / settings.client_num_in_total).toFixed(3))],
      ];
    case "model_replacement":
      return [...first, ["scale_factor_S", settings.scale_factor_S], ["malicious_client_id", 0]];
  }
}

function defenseKeys(settings: Settings): readonly Entry[] {
  const { enable_defense: isOn, defense_type: type, enable_attack: isAttacked, attack_type: attack } = settings;
  if (!isOn) return [];
  // The loader flattens the sections, so only one of them may contain a key.
  const isCounted = isAttacked && attack === "byzantine";
  return [
    ["enable_defense", true],
    ["defense_type", type],
    ...(type === "krum" && !isCounted ? ([["byzantine_client_num", 1]] as const) : []),
    ...(type === "krum" ? ([["krum_param_m", 1]] as const) : []),
    ...(type === "trimmed_mean" ? ([["beta", settings.beta]] as const) : []),
  ];
}

function privacyKeys(settings: Settings): readonly Entry[] {
  if (!settings.enable_dp) return [];
  return [
    ["enable_dp", true],
    ["dp_solution_type", "dp_clip"],
    ["clipping_norm", settings.clipping_norm],
    ["noise_multiplier", settings.noise_multiplier],
    ["delta", settings.delta],
    ["train_data_num_in_total", classCount * trainPerClass],
  ];
}

/** Where fedml 0.8.30 behaves differently, from the reference data of this site. */
export function remarksOf(settings: Settings): readonly string[] {
  const { federated_optimizer: optimizer, enable_attack: isAttacked, enable_defense: isDefended } = settings;
  const remarks: readonly (readonly [boolean, string])[] = [
    [
      needsSilos(settings) && optimizer !== "FedAvg",
      "The single-process simulator ignores the keys of attacks, defenses and privacy; cross-silo runs support only FedAvg.",
    ],
    [optimizer === "SCAFFOLD", "fedml 0.8.30 uses only the update of the round's last client."],
    [
      isAttacked && settings.attack_type === "label_flipping",
      "fedml 0.8.30 reads ratio_of_poisoned_client as a share of the rounds, in which all clients flip labels.",
    ],
    [isAttacked && settings.attack_type === "byzantine", "fedml 0.8.30 picks a new attacker at random in each round."],
    [
      isDefended && settings.defense_type === "trimmed_mean",
      "fedml 0.8.30 drops the clients with the fewest and the most samples, not the smallest and largest values.",
    ],
    [settings.enable_dp, "fedml 0.8.30 adds no noise with dp_clip."],
  ];
  return remarks.filter(([applies]) => applies).map(([, text]) => text);
}
