import type { Points } from "./data";
import { at } from "./numbers";
import { normal, type Random } from "./rng";

// Unit tests run in an environment where every access to a global is slow, and the code reads these millions of times.
const { exp, tanh, max } = Math;
const lowest = -Infinity;

/**
 * A network with one hidden layer: two inputs, tanh, softmax over the classes. Its parameters are one vector: the weights of the hidden
 * layer in rows of two, its biases, the weights of the classes in rows of `hidden`, their biases.
 */
export interface Shape {
  readonly hidden: number;
  readonly classes: number;
}

export function parameterCount({ hidden, classes }: Shape): number {
  return 3 * hidden + (hidden + 1) * classes;
}

/**
 * Weights with a variance of one over the number of inputs; biases of 0.
 *
 * @source LeCun, Bottou, Orr and Müller, Efficient BackProp, 1998.
 */
export function initialModel(shape: Shape, random: Random): Float64Array {
  const { hidden, classes } = shape;
  const model = new Float64Array(parameterCount(shape));
  for (let index = 0; index < 2 * hidden; index += 1) model[index] = normal(random) / Math.SQRT2;
  for (let index = 0; index < hidden * classes; index += 1)
    model[3 * hidden + index] = normal(random) / Math.sqrt(hidden);
  return model;
}

/** Hidden units and class probabilities of a point. */
export interface Activations {
  readonly hidden: Float64Array;
  readonly probabilities: Float64Array;
}

/** Buffers for one point, which the next point can reuse. */
export function activationsOf({ hidden, classes }: Shape): Activations {
  return { hidden: new Float64Array(hidden), probabilities: new Float64Array(classes) };
}

/** Writes the class probabilities of a point. Subtracts the largest logit so that no exponential overflows. */
export function forward(
  { hidden, classes }: Shape,
  model: Float64Array,
  x: number,
  y: number,
  { hidden: units, probabilities }: Activations,
): void {
  for (let unit = 0; unit < hidden; unit += 1)
    units[unit] = tanh(at(model, 2 * unit) * x + at(model, 2 * unit + 1) * y + at(model, 2 * hidden + unit));
  const [rows, biases] = [3 * hidden, (3 + classes) * hidden];
  let largest = lowest;
  for (let kind = 0; kind < classes; kind += 1) {
    let logit = at(model, biases + kind);
    for (let unit = 0; unit < hidden; unit += 1) logit += at(model, rows + kind * hidden + unit) * at(units, unit);
    probabilities[kind] = logit;
    largest = max(largest, logit);
  }
  let total = 0;
  for (let kind = 0; kind < classes; kind += 1) {
    const part = exp(at(probabilities, kind) - largest);
    probabilities[kind] = part;
    total += part;
  }
  for (let kind = 0; kind < classes; kind += 1) probabilities[kind] = at(probabilities, kind) / total;
}

/**
 * @param batch indexes of points.
 * @returns the gradient of the mean cross-entropy over the batch, in the layout of the model.
 */
export function gradient(shape: Shape, model: Float64Array, points: Points, batch: readonly number[]): Float64Array {
  const { hidden, classes } = shape;
  const slope = new Float64Array(model.length);
  const room = activationsOf(shape);
  const back = new Float64Array(hidden);
  const [rows, biases] = [3 * hidden, (3 + classes) * hidden];
  for (const index of batch) {
    const [x, y] = [at(points.places, 2 * index), at(points.places, 2 * index + 1)];
    forward(shape, model, x, y, room);
    back.fill(0);
    for (let kind = 0; kind < classes; kind += 1) {
      const error = (at(room.probabilities, kind) - (points.labels[index] === kind ? 1 : 0)) / batch.length;
      slope[biases + kind] = at(slope, biases + kind) + error;
      for (let unit = 0; unit < hidden; unit += 1) {
        const own = rows + kind * hidden + unit;
        slope[own] = at(slope, own) + error * at(room.hidden, unit);
        back[unit] = at(back, unit) + error * at(model, own);
      }
    }
    for (let unit = 0; unit < hidden; unit += 1) {
      const error = at(back, unit) * (1 - at(room.hidden, unit) ** 2);
      slope[2 * unit] = at(slope, 2 * unit) + error * x;
      slope[2 * unit + 1] = at(slope, 2 * unit + 1) + error * y;
      slope[2 * hidden + unit] = at(slope, 2 * hidden + unit) + error;
    }
  }
  return slope;
}

/** @returns the most probable class. */
export function predict(shape: Shape, model: Float64Array, x: number, y: number, room = activationsOf(shape)): number {
  forward(shape, model, x, y, room);
  let best = 0;
  for (let kind = 1; kind < shape.classes; kind += 1)
    if (at(room.probabilities, kind) > at(room.probabilities, best)) best = kind;
  return best;
}

/** @returns `accuracy`: fraction of the points that are predicted correctly; `loss`: mean cross-entropy, in nats. */
export function evaluate(
  shape: Shape,
  model: Float64Array,
  { places, labels }: Points,
): { readonly accuracy: number; readonly loss: number } {
  const room = activationsOf(shape);
  let [right, loss] = [0, 0];
  labels.forEach((label, index) => {
    if (predict(shape, model, at(places, 2 * index), at(places, 2 * index + 1), room) === label) right += 1;
    loss -= Math.log(Math.max(at(room.probabilities, label), Number.MIN_VALUE));
  });
  return { accuracy: right / labels.length, loss: loss / labels.length };
}
