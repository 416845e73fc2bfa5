/** The lists of algorithms.yaml: what `<Algorithms kind="…">` may name. */
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

/** Those whose entries stand one by one on a page, with formula, keys and faults; their lists are short and link there. */
export const explainedKinds: readonly AlgorithmKind[] = ["federated_optimizers", "attacks", "defenses"];

export type AlgorithmKind = (typeof algorithmKinds)[number];
