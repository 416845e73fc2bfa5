/**
 * The entry of a vector at an index that the caller keeps in range. Accepts only one type of vector: engines read entries several times
 * slower in a function that sees several types.
 */
export function at(values: Float64Array, index: number): number {
  return values[index] as number;
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** @returns `a + factor × b`, of the same length. */
export function addScaled(a: Float64Array, b: Float64Array, factor: number): Float64Array {
  return a.map((value, index) => value + factor * at(b, index));
}

/** Euclidean length. */
export function norm(values: Float64Array): number {
  let squares = 0;
  for (const value of values) squares += value * value;
  return Math.sqrt(squares);
}

/**
 * @param vectors all of the same length.
 * @param weights one for each vector; they need not add up to 1.
 */
export function weightedSum(vectors: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const total = new Float64Array(vectors[0]?.length ?? 0);
  vectors.forEach((vector, place) => {
    const weight = weights[place] ?? 0;
    for (let index = 0; index < total.length; index += 1) total[index] = at(total, index) + weight * at(vector, index);
  });
  return total;
}
