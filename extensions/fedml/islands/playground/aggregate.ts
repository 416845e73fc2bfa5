import { at, sum, weightedSum } from "./numbers";

/** How the server combines the clients' vectors into one: a plain weighted mean, or a value of `defense_type`. */
export type Defense = "none" | "krum" | "wise_median" | "trimmed_mean";

/** @param weights of the vectors, in any unit, such as numbers of samples. */
export function mean(vectors: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const total = sum(weights);
  return weightedSum(
    vectors,
    weights.map((weight) => weight / total),
  );
}

/** Index of the vector with the smallest score: see `krumScores`. */
export function krum(vectors: readonly Float64Array[], attackers: number): number {
  const scores = krumScores(vectors, attackers);
  return scores.indexOf(Math.min(...scores));
}

/**
 * For each vector, the sum of squared distances to its n - f - 2 nearest others.
 *
 * @param attackers f, how many vectors may be false.
 * @throws {RangeError} unless n ≥ 2f + 3.
 * @source Blanchard and others, Machine Learning with Adversaries, NeurIPS 2017, section 4.
 */
export function krumScores(vectors: readonly Float64Array[], attackers: number): readonly number[] {
  const nearest = vectors.length - attackers - 2;
  if (vectors.length < 2 * attackers + 3)
    throw new RangeError(`Krum with ${attackers} attackers needs ${2 * attackers + 3} clients, not ${vectors.length}.`);
  return vectors.map((own, index) => {
    const distances = vectors.filter((_, other) => other !== index).map((other) => squaredDistance(own, other));
    return sum(distances.sort((a, b) => a - b).slice(0, nearest));
  });
}

function squaredDistance(a: Float64Array, b: Float64Array): number {
  return a.reduce((total, value, index) => total + (value - at(b, index)) ** 2, 0);
}

/**
 * Median of each coordinate; for an even number of values, the mean of the middle two.
 *
 * @source Yin and others, https://arxiv.org/abs/1803.01498, definition 1.
 */
export function median(vectors: readonly Float64Array[]): Float64Array {
  return byCoordinate(vectors, (sorted) => {
    const middle = sorted.length / 2;
    return (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2;
  });
}

/**
 * Mean of each coordinate without its largest and smallest values.
 *
 * @param beta share of the values to drop at each end, from 0 to below 0.5; rounded down to whole values.
 * @source Yin and others, https://arxiv.org/abs/1803.01498, definition 2.
 */
export function trimmedMean(vectors: readonly Float64Array[], beta: number): Float64Array {
  // 0.3 × 10 is a little less than 3 in binary fractions.
  const dropped = Math.floor(beta * vectors.length + 1e-9);
  return byCoordinate(vectors, (sorted) => {
    const rest = sorted.subarray(dropped, sorted.length - dropped);
    return sum(rest) / rest.length;
  });
}

function byCoordinate(vectors: readonly Float64Array[], pick: (sorted: Float64Array) => number): Float64Array {
  const values = new Float64Array(vectors.length);
  return new Float64Array(vectors[0]?.length ?? 0).map((_, index) => {
    vectors.forEach((vector, place) => {
      values[place] = at(vector, index);
    });
    return pick(values.sort());
  });
}
