/** A made-up data set and how it is divided. */
export interface Split {
  /** Any text: the same text gives the same split. */
  readonly seed: string;
  /** Concentration of the Dirichlet distribution: below 1, clients differ; at 100, all are alike. */
  readonly alpha: number;
  readonly clients: number;
  readonly classes: number;
  /** Samples of each class. */
  readonly samples: number;
}

/** Minimum number of samples that a client must end up with. */
const fewest = 10;
/** Gives up after this many tries: with a small alpha and many clients, no split may ever be large enough. */
const mostTries = 1000;

/**
 * Divides samples among clients as simulations of federated learning do: a Dirichlet draw over the clients divides each
 * class, skipping clients that already hold their fair share. Starts over while any client has too few.
 *
 * @returns for each client, the number of samples of each class that it holds.
 * @throws {RangeError} if alpha is too small for this many clients.
 * @source Hsu, Qi and Brown, https://arxiv.org/abs/1909.06335, with the limits that libraries add.
 */
export function splitSamples({ seed, alpha, clients, classes, samples }: Split): readonly (readonly number[])[] {
  const random = seededRandom(seed);
  const fairPart = (classes * samples) / clients;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = Array.from({ length: clients }, () => Array.from({ length: classes }, () => 0));
    for (let kind = 0; kind < classes; kind += 1) {
      const drawn = dirichlet(alpha, clients, random).map((part, client) =>
        sum(held[client] ?? []) < fairPart ? part : 0,
      );
      cut(samples, drawn).forEach((count, client) => {
        const own = held[client];
        if (own) own[kind] = count;
      });
    }
    if (held.every((counts) => sum(counts) >= fewest)) return held;
  }
  throw new RangeError(`No split with alpha ${alpha} gives each of ${clients} clients ${fewest} samples.`);
}

/** Divides a whole by weights. It rounds down the cumulative ends rather than the parts, so that nothing is lost. */
function cut(whole: number, weights: readonly number[]): readonly number[] {
  const total = sum(weights);
  // With a small alpha, all draws may underflow to 0.
  if (total === 0) return weights.map((_, index) => (index === 0 ? whole : 0));
  let reached = 0;
  const ends = weights.map((weight, index) => {
    reached += weight;
    return index === weights.length - 1 ? whole : Math.floor((reached / total) * whole);
  });
  return ends.map((end, index) => end - (ends[index - 1] ?? 0));
}

/** @returns fractions that add up to 1, or only zeros if all draws underflow. */
function dirichlet(alpha: number, count: number, random: () => number): readonly number[] {
  const draws = Array.from({ length: count }, () => gamma(alpha, random));
  const total = sum(draws);
  return total === 0 ? draws : draws.map((draw) => draw / total);
}

/** @source Marsaglia and Tsang, A simple method for generating gamma variables, 2000. */
function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * positive(random) ** (1 / shape);
  const center = shape - 1 / 3;
  const spread = 1 / Math.sqrt(9 * center);
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(positive(random))) * Math.cos(2 * Math.PI * random());
    const cube = (1 + spread * normal) ** 3;
    if (cube <= 0) continue;
    if (Math.log(positive(random)) < normal ** 2 / 2 + center - center * cube + center * Math.log(cube))
      return center * cube;
  }
}

function positive(random: () => number): number {
  return random() || Number.EPSILON;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * @returns a generator of numbers from 0 to below 1, the same sequence for the same text.
 * @source FNV-1a over the text's UTF-16 units, then mulberry32.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
