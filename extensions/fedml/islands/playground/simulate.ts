import { krum, mean, median, trimmedMean } from "./aggregate";
import { correctionOf, makeBatches, nextControl, nextServerControl, normalizeSteps, trainLocally } from "./algorithms";
import { attacker, falsify, poison } from "./attack";
import { classCount, makeData, type Points } from "./data";
import { shareOut, type ClientData } from "./dirichlet";
import { evaluate, initialModel, type Shape } from "./model";
import { addScaled, norm, sum } from "./numbers";
import { epsilonOf, gaussianNoise, privateMean } from "./privacy";
import { seededRandom, shuffled } from "./rng";
import type { Settings } from "./settings";

export const shape: Shape = { hidden: 16, classes: classCount };

/** State of a run after a round. */
export interface Round {
  /** 0 is the model before the first round. */
  readonly round: number;
  readonly model: Float64Array;
  /** Accuracy of the global model on the test points: see `evaluate`. */
  readonly accuracy: number;
  readonly loss: number;
  /** Mean distance of the clients' models, as sent, from their unweighted mean; 0 before the first round. */
  readonly drift: number;
  /** Indexes of the clients that took part, smallest first. */
  readonly chosen: readonly number[];
  /** Privacy loss so far; null without noise. */
  readonly epsilon: number | null;
}

export interface Federation {
  readonly train: Points;
  readonly test: Points;
  readonly clients: readonly ClientData[];
}

/**
 * The data of a run and their split, which depend on the seed, alpha and the number of clients.
 *
 * @throws {RangeError} if no split gives each client enough samples.
 */
export function makeFederation(settings: Settings): Federation {
  const seed = String(settings.random_seed);
  const { train, test } = makeData(seed);
  return { train, test, clients: shareOut(train, seed, settings.partition_alpha, settings.client_num_in_total) };
}

interface Sent {
  readonly client: number;
  readonly change: Float64Array;
  readonly samples: number;
  readonly steps: number;
  /** SCAFFOLD's control variate of the client, before and after the round. */
  readonly before: Float64Array;
  readonly after: Float64Array;
}

/** Runs a federation round by round; the same settings give the same numbers. The first value is the model before any training. */
export function* simulate(settings: Settings, federation = makeFederation(settings)): Generator<Round, void, void> {
  let model: Float64Array = initialModel(shape, seededRandom(`${settings.random_seed} model`));
  const controls: Float64Array[] = federation.clients.map(() => new Float64Array(model.length));
  let server: Float64Array = new Float64Array(model.length);
  const { test } = federation;
  yield { round: 0, model, ...evaluate(shape, model, test), drift: 0, chosen: [], epsilon: spent(settings, 0) };
  for (let round = 1; round <= settings.comm_round; round += 1) {
    const chosen = choose(settings, round);
    const sent = chosen.map((client) => answer(client, { settings, federation, round, model, server, controls }));
    model = addScaled(model, step(sent, settings, round, model.length), 1);
    if (settings.federated_optimizer === "SCAFFOLD") {
      const [before, after] = [sent.map((each) => each.before), sent.map((each) => each.after)];
      server = nextServerControl(server, before, after, federation.clients.length);
      for (const { client, after: own } of sent) controls[client] = own;
    }
    const result = evaluate(shape, model, test);
    yield { round, model, ...result, drift: driftOf(sent), chosen, epsilon: spent(settings, round) };
  }
}

/**
 * Chooses the clients of a round: a fixed number of them; with differential privacy, each client independently, as the accountant assumes,
 * so that the number varies.
 */
function choose(settings: Settings, round: number): readonly number[] {
  const { client_num_in_total: all, client_num_per_round: count } = settings;
  const random = seededRandom(`${settings.random_seed} clients of round ${round}`);
  if (settings.enable_dp)
    return Array.from({ length: all }, (_, client) => client).filter(() => random() < count / all);
  return shuffled(all, random)
    .slice(0, count)
    .sort((a, b) => a - b);
}

interface Task {
  readonly settings: Settings;
  readonly federation: Federation;
  readonly round: number;
  readonly model: Float64Array;
  readonly server: Float64Array;
  readonly controls: readonly Float64Array[];
}

/** What one client sends. Batches depend only on seed, round and client, so that a comparison of algorithms uses the same ones. */
function answer(client: number, { settings, federation, round, model, server, controls }: Task): Sent {
  const random = seededRandom(`${settings.random_seed} client ${client} in round ${round}`);
  const isFalse = settings.enable_attack && client === attacker;
  const own = federation.clients[client]?.points ?? federation.train;
  const points = isFalse ? poison(own, settings) : own;
  const samples = points.labels.length;
  const batches = makeBatches(samples, settings.batch_size, settings.epochs, random);
  const before = controls[client] ?? server;
  const isCorrected = settings.federated_optimizer === "SCAFFOLD";
  const change = trainLocally(model, {
    shape,
    points,
    batches,
    learningRate: settings.learning_rate,
    mu: settings.federated_optimizer === "FedProx" ? settings.fedprox_mu : 0,
    correction: isCorrected ? correctionOf(server, before) : null,
  });
  return {
    client,
    change: isFalse ? falsify(change, model, settings, random) : change,
    samples,
    steps: batches.length,
    before,
    after: isCorrected ? nextControl(before, server, change, batches.length, settings.learning_rate) : before,
  };
}

/** The step of the global model. SCAFFOLD's paper weights all clients equally; the other papers weight them by samples. */
function step(sent: readonly Sent[], settings: Settings, round: number, length: number): Float64Array {
  const changes = sent.map(({ change }) => change);
  if (settings.enable_dp) {
    const noise = gaussianNoise(length, seededRandom(`${settings.random_seed} noise of round ${round}`));
    const { client_num_per_round: expected, clipping_norm: longest, noise_multiplier: multiplier } = settings;
    return privateMean(changes, expected, longest, multiplier, noise);
  }
  const samples = sent.map((each) => each.samples);
  switch (settings.federated_optimizer) {
    case "SCAFFOLD": {
      const alike = samples.map(() => 1);
      return combine(changes, alike, settings).map((value) => settings.server_lr * value);
    }
    case "FedNova": {
      const steps = sent.map((each) => each.steps);
      return combine(normalizeSteps(changes, steps, samples), samples, settings);
    }
    default:
      return combine(changes, samples, settings);
  }
}

function combine(changes: readonly Float64Array[], weights: readonly number[], settings: Settings): Float64Array {
  if (!settings.enable_defense) return mean(changes, weights);
  switch (settings.defense_type) {
    case "krum":
      return changes[krum(changes, 1)] ?? mean(changes, weights);
    case "wise_median":
      return median(changes);
    case "trimmed_mean":
      return trimmedMean(changes, settings.beta);
  }
}

function driftOf(sent: readonly Sent[]): number {
  if (sent.length === 0) return 0;
  const changes = sent.map(({ change }) => change);
  const center = mean(
    changes,
    changes.map(() => 1),
  );
  return sum(changes.map((change) => norm(addScaled(change, center, -1)))) / changes.length;
}

function spent(settings: Settings, rounds: number): number | null {
  if (!settings.enable_dp) return null;
  const rate = settings.client_num_per_round / settings.client_num_in_total;
  return epsilonOf(settings.noise_multiplier, rate, rounds, settings.delta);
}
