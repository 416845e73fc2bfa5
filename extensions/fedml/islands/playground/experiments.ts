import { defaults, type Settings } from "./settings";

export type ExperimentId = "skew" | "drift" | "attack";

/** A question, and the runs that answer it. `strings.ts` contains its title and what to look for. */
export interface Experiment {
  readonly id: ExperimentId;
  readonly runs: readonly { readonly name: string; readonly settings: Settings }[];
}

const few: Settings = { ...defaults, client_num_per_round: 3, partition_alpha: 0.1, epochs: 10 };
const attacked: Settings = {
  ...defaults,
  partition_alpha: 10,
  enable_attack: true,
  attack_type: "model_replacement",
  scale_factor_S: 30,
};

/** `experiments.test.ts` checks the claims of each experiment with several seeds. */
export const experiments: readonly Experiment[] = [
  {
    id: "skew",
    runs: [
      { name: "partition_alpha: 100", settings: { ...few, partition_alpha: 100 } },
      { name: "partition_alpha: 0.5", settings: { ...few, partition_alpha: 0.5 } },
      { name: "partition_alpha: 0.1", settings: few },
    ],
  },
  {
    id: "drift",
    runs: [
      { name: "FedAvg", settings: few },
      { name: "FedProx", settings: { ...few, federated_optimizer: "FedProx" } },
      { name: "FedNova", settings: { ...few, federated_optimizer: "FedNova" } },
      { name: "SCAFFOLD", settings: { ...few, federated_optimizer: "SCAFFOLD" } },
    ],
  },
  {
    id: "attack",
    runs: [
      { name: "enable_attack: false", settings: { ...attacked, enable_attack: false } },
      { name: "enable_defense: false", settings: attacked },
      { name: "krum", settings: { ...attacked, enable_defense: true, defense_type: "krum" } },
      { name: "wise_median", settings: { ...attacked, enable_defense: true, defense_type: "wise_median" } },
      { name: "trimmed_mean", settings: { ...attacked, enable_defense: true, defense_type: "trimmed_mean" } },
    ],
  },
];
