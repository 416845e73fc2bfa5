import type { ExperimentId } from "./experiments";
import type { Key } from "./settings";
import type { ShownRound } from "./protocol";

const percent = (part: number) => `${(100 * part).toFixed(0)}%`;

/** A few words about each key. */
const meanings: Readonly<Record<Key, string>> = {
  random_seed: "seeds data, split and first model",
  partition_alpha: "smaller: more uneven data",
  client_num_in_total: "clients in total",
  client_num_per_round: "clients that train per round",
  federated_optimizer: "algorithm",
  fedprox_mu: "pull toward the global model",
  server_lr: "share of the mean change to apply",
  comm_round: "rounds",
  epochs: "passes over the local data per round",
  batch_size: "samples per step",
  learning_rate: "length of a local step",
  enable_attack: "client 1 attacks",
  attack_type: "kind of attack",
  attack_mode: "what it sends",
  scale_factor_S: "length of the false change",
  enable_defense: "replace the mean",
  defense_type: "what replaces the mean",
  beta: "fraction dropped at each end",
  enable_dp: "clip changes and add noise",
  clipping_norm: "longest change allowed per client",
  noise_multiplier: "noise for each unit of that length",
  delta: "δ of the guarantee",
};

const experiments: Readonly<Record<ExperimentId, { readonly title: string; readonly watch: string }>> = {
  skew: {
    title: "Label skew",
    watch:
      "Lower alpha from 100 to 0.1. The rings lose colors, and the curve rises more slowly and jumps: the three clients in a round no longer cover all classes.",
  },
  drift: {
    title: "Client drift",
    watch:
      "Each client trains for ten epochs on few classes, so the local models move apart. FedProx holds them back a little, and SCAFFOLD corrects every step: its curve should be the highest. FedProx gains little, and with some seeds nothing. FedNova ends between FedProx and SCAFFOLD with most seeds.",
  },
  attack: {
    title: "One attacker",
    watch:
      "Client 1 of ten sends one long, false change in every round. The mean follows it, and the accuracy falls below one half. Krum, the median and the trimmed mean stay close to the run without an attack.",
  },
};

export const strings = {
  label: "Federated learning playground",
  experiments,
  experimentsLabel: "Guided experiments",
  runsLabel: (title: string) => `Runs of the experiment ${title}`,
  watch: "What to look for:",
  meanings,
  groups: {
    data: "Data and clients",
    training: "Training",
    attack: "Attack",
    defense: "Defense",
    privacy: "Differential privacy",
  },
  values: { true: "on", false: "off" },
  alsoChanged: (keys: readonly string[]) => `Also changed, to match your choice: ${keys.join(", ")}.`,
  refused:
    "The address of this page contains settings that the playground does not recognize, so it shows its initial settings.",
  failed: "This run could not be computed. Choose another random_seed or a larger partition_alpha, or reload the page.",
  loading: "The first round has not ended yet.",
  play: "Play the rounds",
  pause: "Pause",
  round: "Round",
  plane: "The global model: a point's color is the class predicted there. Each mark is a training sample.",
  rings: "Clients around the server: the arcs of a ring are the classes that the client has.",
  curve: "Accuracy of the global model by round",
  planeAlt: (accuracy: number) =>
    `Plane with the training samples in six arms, and the class that the model predicts in each region. It classifies ${percent(accuracy)} of the test samples correctly.`,
  ringsAlt: (clients: number, chosen: readonly number[], attacker: boolean) =>
    `${clients} clients around the server. Training in this round: ${chosen.map((client) => client + 1).join(", ") || "none"}.${attacker ? " Client 1 is the attacker." : ""}`,
  curveAlt: (rounds: number, first: number, last: number) =>
    `Accuracy from ${percent(first)} before training to ${percent(last)} after round ${rounds}.`,
  classes: (samples: number) => `Six classes, ${samples} training samples each:`,
  earlier: "earlier run",
  present: "this run",
  summary: ({ round, accuracy, loss, drift, epsilon }: ShownRound, of: number) =>
    `Round ${round} of ${of}: accuracy ${percent(accuracy)}, loss ${loss.toFixed(3)}, drift ${drift.toFixed(2)}${epsilon === null ? "" : `, ε ${epsilon.toFixed(1)}`}.`,
  finished: (sentence: string) => `The run has ended. ${sentence}`,
  tableTitle: "Table of rounds",
  tableLabel: "Rounds of this run",
  columns: { round: "Round", accuracy: "Accuracy", loss: "Loss", drift: "Drift", chosen: "Clients", epsilon: "ε" },
  driftMeaning:
    "Loss is the mean cross-entropy on the test samples. Drift is the mean distance of the arriving models from their average.",
  epsilonMeaning:
    "ε is the Rényi accountant's total for a whole client over all rounds so far, at your δ. Clients take part at random, so their number varies.",
  config: "fedml_config.yaml of this run",
  configNote:
    "Use it with the program from Getting started, which trains on scikit-learn's digits, not on this plane, so the figures differ. Lines that start with # say where fedml 0.8.30 does not do what the playground does.",
  copy: "Copy this configuration",
  copied: "Copied.",
  notCopied: "The browser did not allow copying: select the text and copy it yourself.",
  percent,
} as const;
