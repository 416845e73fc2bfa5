import { expect, test } from "@jest/globals";
import { cleanOutput, commonRules } from "./cleanOutput";

const places = {
  folder: "/tmp/recording-x/project",
  home: "/tmp/recording-x/home",
  environment: "/somewhere/environment",
};

test.each<[string, string, string]>([
  ["colors", "\u001b[1;32mdone\u001b[0m", "done"],
  ["overwritten", " 10%\r 50%\r100%", "100%"],
  ["trailing space", "done  ", "done"],
  ["dates", "[Sun, 22 Nov 2026 18:30:01] [INFO]", "[…] [INFO]"],
  ["times", "2026-11-22 18:30:01,123 started", "… started"],
  ["ids", "run 3f2b8c1e-0a4d-4b62-9a55-0d9c1a2b3c4d", "run <uuid>"],
  ["addresses in memory", "<object at 0x7f3a5c1d2e80>", "<object at 0x…>"],
  ["process ids", "pid = 4711", "pid = <pid>"],
])("applies the rule %s", (_, line, expected) => {
  expect(cleanOutput(line, { places, rules: [], only: null })).toEqual([expected]);
});

test("lists exactly these common rules", () => {
  expect(commonRules.map(({ name }) => name)).toEqual([
    "colors",
    "overwritten",
    "trailing space",
    "dates",
    "times",
    "ids",
    "addresses in memory",
    "process ids",
  ]);
});

test("replaces the folders of the run with those of a reader", () => {
  const text = "/tmp/recording-x/project/main.py\n/somewhere/environment/lib/x.py\n/tmp/recording-x/home/.fedml";
  const seen = ["~/project/main.py", "~/environment/lib/x.py", "~/.fedml"];
  expect(cleanOutput(text, { places, rules: [], only: null })).toEqual(seen);
});

test("reads Windows line endings", () => {
  expect(cleanOutput("done\r\nmore", { places, rules: [], only: null })).toEqual(["done", "more"]);
});

test("keeps only lines that contain the given words, and removes blank lines at both ends", () => {
  expect(cleanOutput("\nloss 1\naccuracy 2\n\nloss 3\n\n", { places, rules: [], only: "loss" })).toEqual([
    "loss 1",
    "loss 3",
  ]);
  expect(cleanOutput("\n\n", { places, rules: [], only: null })).toEqual([]);
});

test("cuts out the middle of a long output and says how many lines are left out", () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  const kept = cleanOutput(lines.join("\n"), { places, rules: [], only: null });
  expect(kept).toHaveLength(41);
  expect(kept[18]).toBe("… 60 lines left out …");
  expect([kept[0], kept[17], kept[19], kept[40]]).toEqual(["line 0", "line 17", "line 78", "line 99"]);
});

test("cuts off a long line", () => {
  expect(cleanOutput("x".repeat(300), { places, rules: [], only: null })).toEqual([`${"x".repeat(220)} …`]);
});

test("applies the site's own rules last", () => {
  const rules = [{ name: "host", pattern: /^host-\d+: …/g, replacement: "host:" }];
  const text = "host-17: 2026-11-22 18:30:01 ready";
  expect(cleanOutput(text, { places, rules, only: null })).toEqual(["host: ready"]);
});
