import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

interface Run {
  readonly output: readonly string[];
}

const read = (file: string) => readFileSync(path.join(process.cwd(), file), "utf8");

/** Accuracy in the last line of a recorded run, such as "92.8%". */
function accuracyOf(page: string, run: string): string {
  const runs = JSON.parse(read(`content/recordings/${page}.json`)) as Readonly<Record<string, Run>>;
  const accuracy = /'test_acc': (?<value>[\d.]+)/.exec(runs[run]?.output.at(-1) ?? "")?.groups?.["value"];
  return `${(100 * Number(accuracy)).toFixed(1)}%`;
}

test("the figures on the home page match the recorded runs", () => {
  const shown = [...read("content/pages/index.mdx").matchAll(/<Figure value="([^"]+)" part="([^"]+)">/g)];
  expect(shown.map(([, value]) => value)).toEqual([
    accuracyOf("docs/federate/simulation/optimizers_run", "fedavg-skewed"),
    accuracyOf("docs/federate/getting_started", "first-simulation"),
    accuracyOf("docs/federate/simulation/optimizers_run", "fedavg-even"),
  ]);
  for (const [, value = "", part = ""] of shown) expect(100 * Number(part)).toBeCloseTo(Number.parseFloat(value), 1);
});
