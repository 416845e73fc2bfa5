import { describe, expect, test } from "@jest/globals";
import { readFile } from "node:fs/promises";
import { krum, krumScores, mean, median, trimmedMean } from "./aggregate";
import { correctionOf, nextControl, nextServerControl, normalizeSteps, trainLocally } from "./algorithms";
import type { Points } from "./data";
import { evaluate, gradient, parameterCount, type Shape } from "./model";
import { addScaled } from "./numbers";
import { epsilonOf, privateMean, renyiOf } from "./privacy";

/** Figures that reference/figures.py computed with NumPy from the papers' formulas. */
interface Figures {
  readonly hidden: number;
  readonly classes: number;
  readonly learningRate: number;
  readonly mu: number;
  readonly serverRate: number;
  readonly clients: readonly { places: number[]; labels: number[]; batches: number[][] }[];
  readonly start: number[];
  readonly gradient: number[];
  readonly loss: number;
  readonly FedAvg: readonly number[][];
  readonly FedProx: readonly number[][];
  readonly FedNova: readonly number[][];
  readonly SCAFFOLD: readonly { chosen: number[]; model: number[]; control: number[] }[];
  readonly vectors: readonly number[][];
  readonly krum: { chosen: number; scores: number[] };
  readonly median: { odd: number[]; even: number[] };
  readonly trimmed: { beta: number; value: number[] };
  readonly privateMean: {
    clippingNorm: number;
    noiseMultiplier: number;
    expected: number;
    noise: number[];
    value: number[];
  };
  readonly epsilon: readonly { noiseMultiplier: number; rate: number; rounds: number; delta: number; value: number }[];
}

/** Figures that reference/library.py recorded with the library's own classes, for the same clients and vectors. */
interface LibraryFigures {
  readonly fedml: string;
  readonly FedAvg: readonly number[][];
  readonly FedProx: readonly number[][];
  readonly FedNova: readonly number[][];
  readonly SCAFFOLD: { server: number[]; client: number[]; steps: number; model: number[] };
  readonly krum: { chosen: number; scores: number[] };
  readonly median: readonly number[];
  readonly privacy: { orders: number[]; divergence: number[][] };
}

async function readFigures(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`./reference/${name}.json`, import.meta.url), "utf8"));
}

const figures = (await readFigures("figures")) as Figures;
const library = (await readFigures("library")) as LibraryFigures;
const { learningRate, mu } = figures;
const shape: Shape = { hidden: figures.hidden, classes: figures.classes };
const start = Float64Array.from(figures.start);
const clients = figures.clients.map(({ places, labels, batches }) => ({
  points: { places: Float64Array.from(places), labels: Uint8Array.from(labels) } satisfies Points,
  batches,
}));
const samples = clients.map(({ points }) => points.labels.length);
const first = clients[0] ?? { points: { places: new Float64Array(), labels: new Uint8Array() }, batches: [] };

function expectSame(found: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(found.length).toBe(expected.length);
  const gaps = Array.from(found, (value, index) => Math.abs(value - (expected[index] ?? NaN)));
  expect(Math.max(...gaps)).toBeLessThan(1e-9);
}

const train = (model: Float64Array, weight: number, correction: (client: number) => Float64Array | null = () => null) =>
  clients.map((client, place) =>
    trainLocally(model, { shape, ...client, learningRate, mu: weight, correction: correction(place) }),
  );

describe("the model", () => {
  test("has as many parameters as the reference figures", () => expect(parameterCount(shape)).toBe(start.length));
  test("has the gradient of the reference figures", () =>
    expectSame(
      gradient(
        shape,
        start,
        first.points,
        Array.from(first.points.labels, (_, index) => index),
      ),
      figures.gradient,
    ));
  test("has the loss of the reference figures", () =>
    expectSame([evaluate(shape, start, first.points).loss], [figures.loss]));
});

const sources = { "the papers' formulas": figures, fedml: library };

describe.each(["the papers' formulas", "fedml"] as const)("agrees with %s on two rounds of", (source) => {
  test.each([
    ["FedAvg", 0],
    ["FedProx", mu],
  ] as const)("%s", (name, weight) => {
    let model: Float64Array = start;
    for (const expected of sources[source][name]) {
      model = addScaled(model, mean(train(model, weight), samples), 1);
      expectSame(model, expected);
    }
  });

  test("FedNova", () => {
    const steps = clients.map(({ batches }) => batches.length);
    expect(new Set(steps).size).toBeGreaterThan(1);
    let model: Float64Array = start;
    for (const expected of sources[source].FedNova) {
      model = addScaled(model, mean(normalizeSteps(train(model, 0), steps, samples), samples), 1);
      expectSame(model, expected);
    }
  });
});

describe("SCAFFOLD", () => {
  test("takes the same local steps as fedml for one client", () => {
    const { server, client, steps, model } = library.SCAFFOLD;
    expect(steps).toBe(first.batches.length);
    const correction = correctionOf(Float64Array.from(server), Float64Array.from(client));
    expectSame(addScaled(start, trainLocally(start, { shape, ...first, learningRate, mu: 0, correction }), 1), model);
  });

  test("matches the reference figures for two rounds, the second without one client", () => {
    let model: Float64Array = start;
    let server: Float64Array = new Float64Array(start.length);
    const controls: Float64Array[] = clients.map(() => new Float64Array(start.length));
    for (const { chosen, model: expected, control } of figures.SCAFFOLD) {
      const all = train(model, 0, (place) => correctionOf(server, controls[place] ?? server));
      const pick = <Type>(list: readonly Type[]) => list.filter((_, place) => chosen.includes(place));
      const [changes, before] = [pick(all), pick(controls)];
      const steps = pick(clients).map(({ batches }) => batches.length);
      const after = before.map((own, place) =>
        nextControl(own, server, changes[place] ?? own, steps[place] ?? 1, learningRate),
      );
      const alike = changes.map(() => 1);
      model = addScaled(model, mean(changes, alike), figures.serverRate);
      server = nextServerControl(server, before, after, clients.length);
      chosen.forEach((client, place) => (controls[client] = after[place] ?? server));
      expectSame(model, expected);
      expectSame(server, control);
    }
  });
});

describe("for seven vectors with one outlier", () => {
  const vectors = figures.vectors.map((vector) => Float64Array.from(vector));

  test("Krum chooses the vector of the reference figures, by the same scores", () => {
    expectSame(krumScores(vectors, 1), figures.krum.scores);
    expect(krum(vectors, 1)).toBe(figures.krum.chosen);
  });
  test("Krum and the median match those of fedml", () => {
    expectSame(krumScores(vectors, 1), library.krum.scores);
    expect(krum(vectors, 1)).toBe(library.krum.chosen);
    expectSame(median(vectors), library.median);
  });
  test("the median matches the reference figures for an odd and an even number of vectors", () => {
    expectSame(median(vectors), figures.median.odd);
    expectSame(median(vectors.slice(0, 6)), figures.median.even);
  });
  test("the trimmed mean matches the reference figures", () =>
    expectSame(trimmedMean(vectors, figures.trimmed.beta), figures.trimmed.value));
  test("the clipped, noisy mean matches the reference figures", () => {
    const { expected, clippingNorm, noiseMultiplier, noise, value } = figures.privateMean;
    expectSame(privateMean(vectors, expected, clippingNorm, noiseMultiplier, Float64Array.from(noise)), value);
  });
  test("Krum rejects fewer than 2f + 3 clients", () => expect(() => krum(vectors.slice(0, 4), 1)).toThrow(RangeError));
});

test.each(figures.epsilon)("computes epsilon for noise $noiseMultiplier, rate $rate and $rounds rounds", (each) =>
  expectSame([epsilonOf(each.noiseMultiplier, each.rate, each.rounds, each.delta)], [each.value]),
);

test("the accountant's divergences match those of fedml", () => {
  const { orders, divergence } = library.privacy;
  figures.epsilon.forEach(({ noiseMultiplier, rate, rounds }, place) =>
    expectSame(
      orders.map((order) => rounds * renyiOf(order, noiseMultiplier, rate)),
      divergence[place] ?? [],
    ),
  );
});
