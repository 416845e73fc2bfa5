import { beforeAll, describe, expect, test } from "@jest/globals";
import { experiments, type ExperimentId } from "./experiments";
import { conflictOf, type Settings } from "./settings";
import { makeFederation, simulate } from "./simulate";

const seeds = [0, 1, 2, 3, 4, 5];

interface Outcome {
  /** Mean accuracy of the last ten rounds: single rounds fluctuate if few clients take part. */
  readonly accuracy: number;
  /** First round with an accuracy of 0.8; Infinity if there is none. */
  readonly reached: number;
  /** Mean over the rounds. */
  readonly drift: number;
}

function outcome(settings: Settings): Outcome {
  const rounds = [...simulate(settings)];
  const last = rounds.slice(-10);
  const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
  return {
    accuracy: mean(last.map(({ accuracy }) => accuracy)),
    reached: rounds.find(({ accuracy }) => accuracy >= 0.8)?.round ?? Infinity,
    drift: mean(rounds.slice(1).map(({ drift }) => drift)),
  };
}

/** One outcome per seed for each run of an experiment, by the name of the run. */
function outcomesOf(id: ExperimentId): ReadonlyMap<string, readonly Outcome[]> {
  const runs = experiments.find((experiment) => experiment.id === id)?.runs ?? [];
  return new Map(
    runs.map(({ name, settings }) => [name, seeds.map((random_seed) => outcome({ ...settings, random_seed }))]),
  );
}

const pick = (outcomes: ReadonlyMap<string, readonly Outcome[]>, name: string, what: keyof Outcome) =>
  (outcomes.get(name) ?? []).map((each) => each[what]);
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
/** In how many seeds the first value is larger. */
const larger = (a: readonly number[], b: readonly number[]) =>
  a.filter((value, index) => value > (b[index] ?? NaN)).length;

test("every run of an experiment has settings without a conflict", () => {
  for (const { runs } of experiments) for (const { settings } of runs) expect(conflictOf(settings)).toBeNull();
});

test("the same seed gives the same numbers, and another seed gives different ones", () => {
  const settings = { ...(experiments[0]?.runs[0]?.settings as Settings), comm_round: 5, epochs: 1 };
  const models = (seed: number) => [...simulate({ ...settings, random_seed: seed })].map(({ model }) => [...model]);
  expect(models(3)).toEqual(models(3));
  expect(models(3)).not.toEqual(models(4));
});

test("splits the largest federation at the smallest alpha with each of 100 seeds", () => {
  const settings = experiments[0]?.runs.at(-1)?.settings as Settings;
  for (let random_seed = 0; random_seed < 100; random_seed += 1) {
    const { clients, train } = makeFederation({ ...settings, random_seed, client_num_in_total: 15 });
    const held = clients.reduce((total, { points }) => total + points.labels.length, 0);
    expect(held).toBe(train.labels.length);
  }
});

/** Hsu, Qi and Brown, https://arxiv.org/abs/1909.06335: accuracy falls with alpha. */
describe("label skew", () => {
  let outcomes: ReturnType<typeof outcomesOf>;
  beforeAll(() => {
    outcomes = outcomesOf("skew");
  });
  const alphas = ["partition_alpha: 100", "partition_alpha: 0.5", "partition_alpha: 0.1"];

  test("costs accuracy with every seed", () => {
    const [even, some, much] = alphas.map((name) => pick(outcomes, name, "accuracy"));
    expect(larger(even ?? [], some ?? [])).toBe(seeds.length);
    expect(larger(some ?? [], much ?? [])).toBe(seeds.length);
  });

  test("needs more rounds with every seed", () => {
    const [even, , much] = alphas.map((name) => pick(outcomes, name, "reached"));
    expect(larger(much ?? [], even ?? [])).toBe(seeds.length);
  });
});

/** Karimireddy and others, https://arxiv.org/abs/1910.06378; Li and others, https://arxiv.org/abs/1812.06127. */
describe("client drift", () => {
  let outcomes: ReturnType<typeof outcomesOf>;
  beforeAll(() => {
    outcomes = outcomesOf("drift");
  });

  test("SCAFFOLD is the most accurate with every seed", () => {
    for (const other of ["FedAvg", "FedProx", "FedNova"])
      expect(larger(pick(outcomes, "SCAFFOLD", "accuracy"), pick(outcomes, other, "accuracy"))).toBe(seeds.length);
  });

  test.each(["SCAFFOLD", "FedProx"])("%s drifts less than FedAvg with every seed", (name) =>
    expect(larger(pick(outcomes, "FedAvg", "drift"), pick(outcomes, name, "drift"))).toBe(seeds.length),
  );

  test("FedProx and FedNova beat FedAvg on average, and with all seeds but at most one", () => {
    const plain = pick(outcomes, "FedAvg", "accuracy");
    for (const name of ["FedProx", "FedNova"]) {
      const own = pick(outcomes, name, "accuracy");
      expect(mean(own)).toBeGreaterThan(mean(plain));
      expect(larger(own, plain)).toBeGreaterThanOrEqual(seeds.length - 1);
    }
  });
});

/** Blanchard and others, NeurIPS 2017; Yin and others, https://arxiv.org/abs/1803.01498. */
describe("one attacker", () => {
  let outcomes: ReturnType<typeof outcomesOf>;
  beforeAll(() => {
    outcomes = outcomesOf("attack");
  });

  test("breaks the mean with every seed", () => {
    for (const accuracy of pick(outcomes, "enable_defense: false", "accuracy")) expect(accuracy).toBeLessThan(0.5);
  });

  test.each(["krum", "wise_median", "trimmed_mean"])("does not break %s with any seed", (name) => {
    const calm = pick(outcomes, "enable_attack: false", "accuracy");
    pick(outcomes, name, "accuracy").forEach((accuracy, seed) =>
      expect(accuracy).toBeGreaterThan((calm[seed] ?? NaN) - 0.03),
    );
  });
});
