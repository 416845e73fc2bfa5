import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { accepts, change, changedKeys, conflictOf, defaults, domains, keys, type Key, type Value } from "./settings";

const anyStep = fc.constantFrom(...keys).chain((key) => {
  const domain = domains[key];
  const value: fc.Arbitrary<unknown> =
    domain.kind === "switch"
      ? fc.boolean()
      : domain.kind === "list"
        ? fc.constantFrom(...domain.values)
        : fc.integer({ min: domain.least, max: domain.most });
  return value.map((chosen) => [key, chosen as Value] as const);
});

test("keeps every value a reader chooses, and always ends in settings that can run", () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      let settings = defaults;
      for (const [key, value] of steps) {
        settings = change(settings, key, value);
        expect(settings[key]).toBe(value);
        expect(conflictOf(settings)).toBeNull();
        expect(keys.filter((each) => !accepts(each, settings[each]))).toEqual([]);
      }
    }),
    { numRuns: 300, seed: 20261123 },
  );
});

test.each<[Key, Value, readonly Key[]]>([
  ["client_num_in_total", 6, ["client_num_per_round"]],
  ["client_num_per_round", 14, ["client_num_in_total"]],
  ["epochs", 5, []],
])("setting %s to %s changes only the keys that must follow", (key, value, followers) => {
  const changed = changedKeys(defaults, change(defaults, key, value));
  expect(new Set(changed)).toEqual(new Set([key, ...followers]));
});

test("turning on noise turns off a defense, and the other way round", () => {
  const defended = change(defaults, "enable_defense", true);
  expect(change(defended, "enable_dp", true).enable_defense).toBe(false);
  expect(change(change(defaults, "enable_dp", true), "enable_defense", true).enable_dp).toBe(false);
});
