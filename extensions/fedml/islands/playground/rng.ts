export { seededRandom } from "../../../../src/shared/rings/splitSamples";

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * One draw from the standard normal distribution.
 *
 * @source Box and Muller, A note on the generation of random normal deviates, 1958.
 */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** @returns the whole numbers from 0 to `count - 1` in random order (Fisher and Yates). */
export function shuffled(count: number, random: Random): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
