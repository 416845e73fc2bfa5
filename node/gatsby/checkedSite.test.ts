import { afterEach, expect, test } from "@jest/globals";
import type { Reporter } from "gatsby";
import type { Problem } from "../common/problem";
import { reportProblems } from "./checkedSite";

const problem = (line: number, severity: Problem["severity"] = "warning"): Problem => ({
  ...{ file: "content/docs/a.mdx", line, column: 1, rule: "avoided-phrase", severity },
  ...{ what: "Wrong.", fix: "write it." },
});

/** @returns the calls that a reporter gets: the name of each method, and the lines of its text that name a place or a count. */
function toldOf(problems: readonly Problem[]): readonly string[] {
  const told: string[] = [];
  const teller = (name: string) => (text: string) =>
    told.push(`${name}: ${text.split("\n").filter((line) => /^content|^As/.test(line)).join("; ")}`); // prettier-ignore
  const reporter = { warn: teller("warn"), info: teller("info"), panicOnBuild: teller("panic") };
  reportProblems(reporter as unknown as Reporter, problems);
  return told;
}

const mode = process.env["NODE_ENV"];
afterEach(() => void (process.env["NODE_ENV"] = mode));

test("a build reports every problem each time", () => {
  process.env["NODE_ENV"] = "production";
  expect(toldOf([])).toEqual([]);
  for (let times = 0; times < 2; times += 1)
    expect(toldOf([problem(1), problem(2, "error")])).toEqual([
      "panic: content/docs/a.mdx:1:1  avoided-phrase  (warning); content/docs/a.mdx:2:1  avoided-phrase",
    ]);
});

test("the live preview reports new problems, counts known ones, and reports recurring ones again", () => {
  process.env["NODE_ENV"] = "development";
  const [one, two] = [problem(1), problem(2)];
  const more = "As before, 1 more: `npm run check` lists all of them.";
  expect(toldOf([one])).toEqual(["warn: content/docs/a.mdx:1:1  avoided-phrase  (warning)"]);
  expect(toldOf([one])).toEqual([`info: ${more}`]);
  expect(toldOf([one, two])).toEqual([`warn: content/docs/a.mdx:2:1  avoided-phrase  (warning); ${more}`]);
  expect(toldOf([two])).toEqual([`info: ${more}`]);
  expect(toldOf([])).toEqual([]);
  expect(toldOf([two])).toEqual(["warn: content/docs/a.mdx:2:1  avoided-phrase  (warning)"]);
});
