import type { Points } from "./data";
import { gradient, type Shape } from "./model";
import { addScaled, at, sum } from "./numbers";
import { shuffled, type Random } from "./rng";

export interface LocalSteps {
  readonly shape: Shape;
  readonly points: Points;
  /** Indexes of the points of each step. */
  readonly batches: readonly (readonly number[])[];
  readonly learningRate: number;
  /** Weight μ of the proximal term; 0 for none. */
  readonly mu: number;
  /** Added to each gradient, in the layout of the model; null for none. */
  readonly correction: Float64Array | null;
}

/** The batches of one round: the client's samples in a new order for each epoch; the last batch of an epoch may be smaller. */
export function makeBatches(samples: number, size: number, epochs: number, random: Random): readonly number[][] {
  return Array.from({ length: epochs }, () => {
    const order = shuffled(samples, random);
    return Array.from({ length: Math.ceil(samples / size) }, (_, place) =>
      order.slice(place * size, (place + 1) * size),
    );
  }).flat();
}

/**
 * Stochastic gradient descent of one client: w ← w - η (∇ℓ(w; b) + μ (w - w_t) + correction).
 *
 * @param global w_t, not changed.
 * @returns the change w - w_t after all batches.
 * @source McMahan and others, https://arxiv.org/abs/1602.05629, algorithm 1; the term with μ: Li and others,
 * https://arxiv.org/abs/1812.06127, equation 2.
 */
export function trainLocally(global: Float64Array, steps: LocalSteps): Float64Array {
  const { shape, points, batches, learningRate, mu, correction } = steps;
  const model = global.slice();
  for (const batch of batches) {
    const slope = gradient(shape, model, points, batch);
    for (let index = 0; index < model.length; index += 1) {
      const drift = at(model, index) - at(global, index);
      const push = at(slope, index) + mu * drift + (correction ? at(correction, index) : 0);
      model[index] = at(model, index) - learningRate * push;
    }
  }
  return addScaled(model, global, -1);
}

/** What SCAFFOLD adds to a client's gradients: c - cᵢ. */
export function correctionOf(server: Float64Array, client: Float64Array): Float64Array {
  return addScaled(server, client, -1);
}

/**
 * A client's control variate after its steps: cᵢ - c - change / (K η).
 *
 * @param steps K.
 * @source Karimireddy and others, https://arxiv.org/abs/1910.06378, algorithm 1, option II.
 */
export function nextControl(
  client: Float64Array,
  server: Float64Array,
  change: Float64Array,
  steps: number,
  learningRate: number,
): Float64Array {
  return addScaled(addScaled(client, server, -1), change, -1 / (steps * learningRate));
}

/**
 * The server's control variate: c + Σ (cᵢ⁺ - cᵢ) / N over the clients of the round.
 *
 * @param clients N, of the whole federation.
 */
export function nextServerControl(
  server: Float64Array,
  before: readonly Float64Array[],
  after: readonly Float64Array[],
  clients: number,
): Float64Array {
  return after.reduce(
    (total, control, place) =>
      addScaled(addScaled(total, control, 1 / clients), before[place] ?? new Float64Array(server.length), -1 / clients),
    server,
  );
}

/**
 * FedNova's changes: each is divided by its client's number of steps and multiplied by the weighted mean of these numbers. The server's
 * step is the weighted mean of the results.
 *
 * @param steps local steps τᵢ of plain SGD.
 * @param weights numbers of samples.
 * @source Wang and others, https://arxiv.org/abs/2007.07481, equation 9 with ‖aᵢ‖₁ = τᵢ.
 */
export function normalizeSteps(
  changes: readonly Float64Array[],
  steps: readonly number[],
  weights: readonly number[],
): readonly Float64Array[] {
  const effective = sum(steps.map((count, place) => count * (weights[place] ?? 0))) / sum(weights);
  return changes.map((change, place) => change.map((value) => (value * effective) / (steps[place] ?? 1)));
}
