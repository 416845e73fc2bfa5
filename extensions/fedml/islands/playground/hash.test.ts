import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { formatHash, parseHash } from "./hash";
import { conflictOf, defaults, domains, keys, type Settings } from "./settings";

const anySettings = fc
  .record(
    Object.fromEntries(
      keys.map((key) => {
        const domain = domains[key];
        if (domain.kind === "switch") return [key, fc.boolean()];
        if (domain.kind === "list") return [key, fc.constantFrom(...domain.values)];
        return [key, fc.integer({ min: domain.least, max: domain.most })];
      }),
    ),
  )
  .map((record) => record as unknown as Settings)
  .filter((settings) => conflictOf(settings) === null);

const options = { numRuns: 500, seed: 20261123 };

test("writes only what differs from the defaults, which can run", () => {
  expect(formatHash(defaults)).toBe("#playground=");
  expect(conflictOf(defaults)).toBeNull();
  for (const key of keys) expect(formatHash({ ...defaults, [key]: "x" })).toBe(`#playground=${key}:x`);
});

test("reads back the settings that it writes", () => {
  fc.assert(
    fc.property(anySettings, (settings) => expect(parseHash(formatHash(settings))).toEqual(settings)),
    options,
  );
});

test("ignores an empty hash and other anchors of the page", () => {
  expect(parseHash("")).toBeNull();
  expect(parseHash("#install")).toBeNull();
});

test.each([
  "#playground=epochs:0",
  "#playground=epochs:2.5",
  "#playground=epochs:1e1",
  "#playground=epochs:0x5",
  "#playground=epochs: 5",
  "#playground=epochs:5,epochs:5",
  "#playground=epochs:5,",
  "#playground=epochs",
  "#playground=epochs:5:5",
  "#playground=__proto__:1",
  "#playground=constructor:1",
  "#playground=enable_attack:1",
  "#playground=learning_rate:NaN",
  "#playground=client_num_per_round:12",
  "#playground=enable_dp:true,federated_optimizer:SCAFFOLD",
  "#playground=enable_dp:true,enable_defense:true",
  "#playground=enable_defense:true,client_num_per_round:4",
  `#playground=${"epochs:5,".repeat(200)}`,
])("rejects %s", (hash) => expect(parseHash(hash)).toBe("invalid"));

test("parses anything a reader types into settings that can run, or rejects it", () => {
  const tampered = fc
    .tuple(anySettings, fc.nat(), fc.string({ maxLength: 4 }), fc.nat(3))
    .map(([settings, place, text, cut]) => {
      const hash = formatHash(settings);
      const from = "#playground=".length + (place % hash.length);
      return hash.slice(0, from) + text + hash.slice(from + cut);
    });
  const typed = fc.oneof(
    fc.string(),
    fc.string().map((text) => `#playground=${text}`),
    tampered,
  );
  fc.assert(
    fc.property(typed, (hash) => {
      const settings = parseHash(hash);
      if (settings === null || settings === "invalid") return;
      expect(conflictOf(settings)).toBeNull();
      expect(parseHash(formatHash(settings))).toEqual(settings);
    }),
    { ...options, numRuns: 2000 },
  );
});
