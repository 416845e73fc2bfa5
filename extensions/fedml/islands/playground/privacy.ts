import { at, norm } from "./numbers";
import { normal, type Random } from "./rng";

/**
 * Scales a change down to at most this Euclidean length.
 *
 * @source McMahan and others, https://arxiv.org/abs/1710.06963, algorithm 1.
 */
export function clip(change: Float64Array, clippingNorm: number): Float64Array {
  const factor = Math.min(1, clippingNorm / norm(change));
  return Number.isFinite(factor) ? change.map((value) => value * factor) : change;
}

/**
 * Sum of clipped changes plus Gaussian noise, divided by the expected number of clients: the estimator f̃f.
 *
 * @param expected average number of clients that take part, q × N.
 * @param noise draws from a standard normal distribution, one for each parameter.
 * @source McMahan and others, https://arxiv.org/abs/1710.06963, section 2: standard deviation `noiseMultiplier × clippingNorm` on the sum.
 */
export function privateMean(
  changes: readonly Float64Array[],
  expected: number,
  clippingNorm: number,
  noiseMultiplier: number,
  noise: Float64Array,
): Float64Array {
  const total = noise.map((draw) => draw * noiseMultiplier * clippingNorm);
  for (const change of changes)
    clip(change, clippingNorm).forEach((value, index) => {
      total[index] = at(total, index) + value;
    });
  return total.map((value) => value / expected);
}

export function gaussianNoise(length: number, random: Random): Float64Array {
  return Float64Array.from({ length }, () => normal(random));
}

/** Orders that the accountant tries. They are whole numbers, for which the sum below is exact. */
const orders = [...Array.from({ length: 63 }, (_, index) => index + 2), 80, 96, 128, 192, 256, 384, 512];

/**
 * Client-level privacy loss over all rounds, by Rényi differential privacy. A client takes part in a round with probability `rate`,
 * independently of the others; two federations are neighbors if one has one client more.
 *
 * One round costs, at the whole order α, log(Σₖ C(α,k) (1-q)^(α-k) q^k exp((k²-k) / 2σ²)) / (α-1); rounds add up.
 *
 * @param noiseMultiplier σ, above 0.
 * @param rate q, above 0, at most 1.
 * @param delta above 0, below 1.
 * @returns ε of (ε, δ) differential privacy; 0 before the first round.
 * @source Mironov, Talwar and Zhang, https://arxiv.org/abs/1908.10530, section 3.3; to (ε, δ): Mironov, https://arxiv.org/abs/1702.07476,
 * proposition 3.
 */
export function epsilonOf(noiseMultiplier: number, rate: number, rounds: number, delta: number): number {
  if (rounds === 0) return 0;
  return Math.min(
    ...orders.map((order) => rounds * renyiOf(order, noiseMultiplier, rate) - Math.log(delta) / (order - 1)),
  );
}

/** Bound of the Rényi divergence of one round, in nats. */
export function renyiOf(order: number, noiseMultiplier: number, rate: number): number {
  if (rate === 1) return order / (2 * noiseMultiplier ** 2);
  const logs: number[] = [];
  let choices = 0;
  for (let k = 0; k <= order; k += 1) {
    if (k > 0) choices += Math.log((order - k + 1) / k);
    logs.push(
      choices + (order - k) * Math.log1p(-rate) + k * Math.log(rate) + (k * k - k) / (2 * noiseMultiplier ** 2),
    );
  }
  // The terms exceed the range of numbers, so the largest is factored out.
  const largest = Math.max(...logs);
  return (largest + Math.log(logs.reduce((total, log) => total + Math.exp(log - largest), 0))) / (order - 1);
}
