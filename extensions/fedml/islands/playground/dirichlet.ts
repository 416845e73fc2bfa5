import { splitSamples } from "../../../../src/shared/rings/splitSamples";
import { classCount, trainPerClass, type Points } from "./data";
import { seededRandom, shuffled } from "./rng";

/** One client's part of the training data. */
export interface ClientData {
  /** Samples of each class. */
  readonly counts: readonly number[];
  readonly points: Points;
}

/**
 * Splits the training data as the rings of this site are split: each class by a Dirichlet draw over the clients.
 *
 * @param alpha concentration; below 1 the clients differ, at 100 all are alike.
 * @throws {RangeError} if alpha is too small for this number of clients.
 * @source Hsu, Qi and Brown, https://arxiv.org/abs/1909.06335
 */
export function shareOut(train: Points, seed: string, alpha: number, clients: number): readonly ClientData[] {
  const split = splitSamples({ seed: `${seed} ${alpha}`, alpha, clients, classes: classCount, samples: trainPerClass });
  const random = seededRandom(`${seed} order`);
  const orders = Array.from({ length: classCount }, (_, kind) =>
    shuffled(trainPerClass, random).map((index) => kind * trainPerClass + index),
  );
  const taken = orders.map(() => 0);
  return split.map((counts) => {
    const indexes = counts.flatMap((count, kind) => {
      const from = taken[kind] ?? 0;
      taken[kind] = from + count;
      return (orders[kind] ?? []).slice(from, from + count);
    });
    return { counts, points: pick(train, indexes) };
  });
}

/** The points at these indexes, in this order. */
function pick({ places, labels }: Points, indexes: readonly number[]): Points {
  return {
    places: Float64Array.from(indexes.flatMap((index) => [...places.subarray(2 * index, 2 * index + 2)])),
    labels: Uint8Array.from(indexes, (index) => labels[index] ?? 0),
  };
}
