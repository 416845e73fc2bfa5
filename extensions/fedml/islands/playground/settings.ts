/** Settings of a run: each field is a key of `fedml_config.yaml`. */
export interface Settings {
  readonly random_seed: number;
  readonly partition_alpha: number;
  readonly federated_optimizer: "FedAvg" | "FedProx" | "SCAFFOLD" | "FedNova";
  readonly client_num_in_total: number;
  readonly client_num_per_round: number;
  readonly comm_round: number;
  readonly epochs: number;
  readonly batch_size: number;
  readonly learning_rate: number;
  readonly fedprox_mu: number;
  readonly server_lr: number;
  readonly enable_attack: boolean;
  readonly attack_type: "label_flipping" | "byzantine" | "model_replacement";
  readonly attack_mode: "flip" | "random" | "zero";
  readonly scale_factor_S: number;
  readonly enable_defense: boolean;
  readonly defense_type: "krum" | "wise_median" | "trimmed_mean";
  readonly beta: number;
  readonly enable_dp: boolean;
  readonly clipping_norm: number;
  readonly noise_multiplier: number;
  readonly delta: number;
}

export type Key = keyof Settings;
export type Value = Settings[Key];

export const defaults: Settings = {
  random_seed: 0,
  partition_alpha: 0.5,
  federated_optimizer: "FedAvg",
  client_num_in_total: 10,
  client_num_per_round: 10,
  comm_round: 30,
  epochs: 2,
  batch_size: 16,
  learning_rate: 0.3,
  fedprox_mu: 0.1,
  server_lr: 1,
  enable_attack: false,
  attack_type: "byzantine",
  attack_mode: "flip",
  scale_factor_S: 10,
  enable_defense: false,
  defense_type: "krum",
  beta: 0.2,
  enable_dp: false,
  clipping_norm: 1,
  noise_multiplier: 1,
  delta: 0.01,
};

/** Values that a key accepts: any whole number of a range, or any value of a list. */
export type Domain =
  | { readonly kind: "range"; readonly least: number; readonly most: number }
  | { readonly kind: "list"; readonly values: readonly (string | number)[] }
  | { readonly kind: "switch" };

const range = (least: number, most: number): Domain => ({ kind: "range", least, most });
const list = (...values: readonly (string | number)[]): Domain => ({ kind: "list", values });
const toggle: Domain = { kind: "switch" };

/** In the order of the controls. */
export const domains: Readonly<Record<Key, Domain>> = {
  random_seed: range(0, 99),
  partition_alpha: list(0.1, 0.2, 0.5, 1, 10, 100),
  client_num_in_total: range(5, 15),
  client_num_per_round: range(1, 15),
  federated_optimizer: list("FedAvg", "FedProx", "SCAFFOLD", "FedNova"),
  fedprox_mu: list(0, 0.01, 0.1, 0.3, 1, 3),
  server_lr: list(0.1, 0.3, 0.5, 1),
  comm_round: range(5, 60),
  epochs: range(1, 20),
  batch_size: list(8, 16, 32, 64),
  learning_rate: list(0.01, 0.03, 0.1, 0.3, 0.5, 1),
  enable_attack: toggle,
  attack_type: list("byzantine", "label_flipping", "model_replacement"),
  attack_mode: list("flip", "random", "zero"),
  scale_factor_S: list(1, 3, 10, 30, 100),
  enable_defense: toggle,
  defense_type: list("krum", "wise_median", "trimmed_mean"),
  beta: list(0.1, 0.2, 0.3, 0.4),
  enable_dp: toggle,
  clipping_norm: list(0.1, 0.3, 1, 3, 10),
  noise_multiplier: list(0.1, 0.3, 0.5, 1, 2, 4),
  delta: list(0.001, 0.01, 0.05),
};

export const keys = Object.keys(domains) as readonly Key[];

/** Whether a key accepts this value, regardless of the other keys. */
export function accepts(key: Key, value: unknown): value is Value {
  const domain = domains[key];
  if (domain.kind === "switch") return typeof value === "boolean";
  if (domain.kind === "list") return domain.values.some((known) => known === value);
  return Number.isInteger(value) && Number(value) >= domain.least && Number(value) <= domain.most;
}

/**
 * Why settings cannot run together, as the name of a sentence in `strings.ts`; null if they can.
 *
 * Noise covers what clipped changes can reveal in a mean. It does not cover control variates, normalized steps, or an aggregate that is not
 * a mean. Krum needs 2f + 3 clients.
 */
export function conflictOf(settings: Settings): "perRound" | "krum" | "privacyOptimizer" | "privacyDefense" | null {
  if (settings.client_num_per_round > settings.client_num_in_total) return "perRound";
  if (settings.enable_dp && !["FedAvg", "FedProx"].includes(settings.federated_optimizer)) return "privacyOptimizer";
  if (settings.enable_dp && settings.enable_defense) return "privacyDefense";
  const needsFive = settings.enable_defense && settings.defense_type === "krum";
  return needsFive && settings.client_num_per_round < 5 ? "krum" : null;
}

/** Whether a key has an effect with the other settings; the page hides the controls of keys without one. */
export function isRead(key: Key, settings: Settings): boolean {
  switch (key) {
    case "fedprox_mu":
      return settings.federated_optimizer === "FedProx";
    case "server_lr":
      return settings.federated_optimizer === "SCAFFOLD";
    case "attack_type":
      return settings.enable_attack;
    case "attack_mode":
      return settings.enable_attack && settings.attack_type === "byzantine";
    case "scale_factor_S":
      return settings.enable_attack && settings.attack_type === "model_replacement";
    case "defense_type":
      return settings.enable_defense;
    case "beta":
      return settings.enable_defense && settings.defense_type === "trimmed_mean";
    case "clipping_norm":
    case "noise_multiplier":
    case "delta":
      return settings.enable_dp;
    default:
      return true;
  }
}

/**
 * Changes one value, and every other value that cannot run with the new one. The new value itself stays.
 *
 * @param value one that the key accepts: see `accepts`.
 */
export function change(settings: Settings, key: Key, value: Value): Settings {
  let next = { ...settings, [key]: value } as Settings;
  if (next.enable_dp && next.enable_defense)
    next = { ...next, ...(key === "enable_dp" ? { enable_defense: false } : { enable_dp: false }) };
  if (next.enable_dp && !["FedAvg", "FedProx"].includes(next.federated_optimizer))
    next = { ...next, ...(key === "enable_dp" ? { federated_optimizer: "FedAvg" } : { enable_dp: false }) };
  if (conflictOf(next) === "krum")
    next = { ...next, ...(key === "client_num_per_round" ? { enable_defense: false } : { client_num_per_round: 5 }) };
  if (conflictOf(next) === "perRound")
    next =
      key === "client_num_in_total"
        ? { ...next, client_num_per_round: next.client_num_in_total }
        : { ...next, client_num_in_total: next.client_num_per_round };
  return next;
}

/** @returns the keys whose values differ. */
export function changedKeys(before: Settings, after: Settings): readonly Key[] {
  return keys.filter((key) => before[key] !== after[key]);
}
