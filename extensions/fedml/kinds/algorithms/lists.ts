/** The lists of algorithms.yaml, which are the values of `<Algorithms kind="…">`. */
export const algorithmKinds = [
  "training_platforms",
  "simulation_backends",
  "federated_optimizers",
  "communication_backends",
  "attacks",
  "defenses",
  "differential_privacy",
  "secure_aggregation",
  "federated_analytics_tasks",
  "contribution_assessment",
] as const;

/** Lists whose entries a page explains one by one, with formula, keys and faults. The lists themselves are short and link there. */
export const explainedKinds: readonly AlgorithmKind[] = ["federated_optimizers", "attacks", "defenses"];

export type AlgorithmKind = (typeof algorithmKinds)[number];
