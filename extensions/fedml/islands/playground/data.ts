import { normal, seededRandom, type Random } from "./rng";

/** Labeled points in a plane. */
export interface Points {
  /** x and y of each point, interleaved: two numbers for each label. */
  readonly places: Float64Array;
  /** Class of each point, from 0. */
  readonly labels: Uint8Array;
}

/** The number of data hues in the brand. */
export const classCount = 6;
/** Training samples of each class, which the clients share. */
export const trainPerClass = 100;
/** Test samples of each class, which only the server uses. */
const testPerClass = 50;
/** The picture shows the plane from `-extent` to `extent`. */
export const extent = 1.6;

/**
 * Six arms of a pinwheel that touch: straight lines cannot separate them.
 *
 * @returns all samples of class 0 first, then those of class 1, and so on.
 */
export function makeData(seed: string): { readonly train: Points; readonly test: Points } {
  return {
    train: pinwheel(trainPerClass, seededRandom(`${seed} train`)),
    test: pinwheel(testPerClass, seededRandom(`${seed} test`)),
  };
}

function pinwheel(perClass: number, random: Random): Points {
  const places = new Float64Array(2 * classCount * perClass);
  const labels = new Uint8Array(classCount * perClass);
  for (let index = 0; index < labels.length; index += 1) {
    const kind = Math.floor(index / perClass);
    const radius = 0.75 + 0.26 * normal(random);
    const angle = (2 * Math.PI * kind) / classCount + 1.2 * radius + 0.2 * normal(random);
    places[2 * index] = radius * Math.cos(angle);
    places[2 * index + 1] = radius * Math.sin(angle);
    labels[index] = kind;
  }
  return { places, labels };
}
