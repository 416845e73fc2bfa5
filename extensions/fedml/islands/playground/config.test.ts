import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { parseConfiguration } from "../../../../node/codeBlocks/parseConfiguration";
import { readReference } from "../../../../node/elements/readReference";
import { checkConfiguration } from "../../checks/checkConfiguration";
import { parseFacts } from "../../data/parseFacts";
import { formatConfig } from "./config";
import { experiments } from "./experiments";
import { conflictOf, defaults, domains, isRead, keys, type Settings } from "./settings";

const { facts } = parseFacts(await readReference(process.cwd()));
const title = "fedml_config.yaml";

/** @returns what the checks of this site report on a whole file. */
function reportOn(text: string) {
  const { entries, findings } = parseConfiguration({ text, firstLine: 1, library: "fedml" });
  const written = { line: 1, column: 1, title, schema: null, isPart: false, unchecked: [], entries, misfits: [] };
  return [...findings, ...checkConfiguration(written, facts)];
}

/** Each value of each key (of a range, only the least), combined with each kind of attack, defense and noise. */
const cases: readonly Settings[] = [
  {},
  ...(["label_flipping", "byzantine", "model_replacement"] as const).map((attack_type) => ({
    enable_attack: true,
    attack_type,
  })),
  ...(["krum", "wise_median", "trimmed_mean"] as const).map((defense_type) => ({ enable_defense: true, defense_type })),
  { enable_attack: true, enable_defense: true },
  { enable_dp: true, enable_attack: true },
]
  .flatMap((part) =>
    keys.flatMap((key) => {
      const domain = domains[key];
      const values = domain.kind === "list" ? domain.values : domain.kind === "switch" ? [true, false] : [domain.least];
      return values.map((value) => ({ ...defaults, ...part, [key]: value }) as Settings);
    }),
  )
  .concat(experiments.flatMap(({ runs }) => runs.map(({ settings }) => settings)))
  .filter((settings) => conflictOf(settings) === null);

test("the checks of this site accept every configuration as a whole file", () => {
  expect(cases.length).toBeGreaterThan(400);
  for (const settings of cases) expect([settings, reportOn(formatConfig(settings))]).toEqual([settings, []]);
});

test("the checks report a wrong key, a wrong value and a missing key", () => {
  const text = formatConfig(defaults);
  const rules = [
    text.replace("epochs:", "epoch:"),
    text.replace("FedAvg", "FedAwg"),
    text.replace(/^ {2}backend.*\n/m, "  is_mobile: 0\n"),
  ].map((broken) => reportOn(broken).map(({ rule }) => rule));
  expect(rules).toEqual([["unknown-config-key"], ["wrong-config-value"], ["missing-config-key"]]);
});

test("a configuration has every control that has an effect, with its value and no duplicate key", () => {
  for (const settings of cases) {
    const sections = Object.values(parse(formatConfig(settings)) as Record<string, Record<string, unknown>>);
    const entries = sections.flatMap((section) => Object.entries(section));
    expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length);
    const written = Object.fromEntries(entries);
    for (const key of keys.filter((each) => isRead(each, settings) && !each.startsWith("enable_")))
      expect([key, written[key]]).toEqual([key, settings[key]]);
    for (const key of ["enable_attack", "enable_defense", "enable_dp"] as const)
      expect(written[key] ?? false).toBe(settings[key]);
  }
});

test("every control is a key in the reference data", () => {
  for (const key of keys) expect([key, facts.settings.has(key)]).toEqual([key, true]);
});
