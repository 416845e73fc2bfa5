import { afterEach, expect, test } from "@jest/globals";
import { makeTemporarySite, type TemporarySite } from "../../../test/temporarySite";
import { readRules, rulesFile } from "./readRules";

let site: TemporarySite;
afterEach(() => site.remove());

test("returns no rules for a site without a rules file", () => {
  site = makeTemporarySite({});
  expect(readRules(site.root)).toEqual([]);
});

test("a rule replaces every match in a line", () => {
  site = makeTemporarySite({ [rulesFile]: '[{ "name": "host", "pattern": "host-\\\\d+", "replacement": "host" }]' });
  expect(readRules(site.root).map(({ pattern }) => "host-1 host-2".replace(pattern, "host"))).toEqual(["host host"]);
});

test.each(["{}", "[", '[{ "name": "host", "pattern": "(", "replacement": "" }]'])(
  "rejects the rules file %s",
  (text) => {
    site = makeTemporarySite({ [rulesFile]: text });
    expect(() => readRules(site.root)).toThrow(`${rulesFile} cannot be read. Fix: write`);
  },
);
