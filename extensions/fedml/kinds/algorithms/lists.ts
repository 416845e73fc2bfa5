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

export type AlgorithmKind = (typeof algorithmKinds)[number];
