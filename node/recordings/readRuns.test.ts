import { expect, test } from "@jest/globals";
import { readFacts } from "../content/documentFacts";
import { digestOfRun } from "./readRuns";

async function runsIn(body: string) {
  const { facts, problems } = await readFacts("content/docs/a.mdx", body);
  return { ...facts.runs, problems: problems.map(({ rule, line, what }) => `${line} ${rule} ${what}`) };
}

test("a run gets the files listed above it on the page; the last of each name wins", async () => {
  const listing = (text: string) => `\`\`\`python title="main.py"\nprint(${text})\n\`\`\`\n\n`;
  const run = '```bash run="one"\npython main.py\n```\n\n';
  const { runs } = await runsIn(listing("1") + run + listing("2") + run.replace("one", "two") + listing("3"));
  expect(runs.map(({ name, files }) => [name, files.map((file) => file.name)])).toEqual([
    ["one", ["main.py"]],
    ["two", ["main.py"]],
  ]);
  const digests = runs.map(({ files }) => files[0]?.digest);
  expect(digests[0]).not.toBe(digests[1]);
});

test.each([
  ["a name of a file", '```yaml title="config/job.yaml"\na: 1\n```', ["config/job.yaml"]],
  ["a part of a file", '```yaml title="job.yaml" part\na: 1\n```', []],
  [
    "a part under a name of its own",
    '```yaml title="krum.yaml" schema="fedml_config.yaml" part\na: 1\n```',
    ["krum.yaml"],
  ],
  ["words", '```yaml title="job.yaml (part)"\na: 1\n```', []],
  ["a way out of the folder", '```yaml title="../job.yaml"\na: 1\n```', []],
  ["an absolute path", '```yaml title="/etc/job.yaml"\na: 1\n```', []],
])("lists the right files for a title that is %s", async (_, body, expected) => {
  const { listings } = await runsIn(body);
  expect(listings.map(({ name }) => name)).toEqual(expected);
});

test("a listing leaves out the highlighting marks", async () => {
  const marked = '```python title="a.py"\nx = 1 # [!code highlight]\n```';
  const plain = '```python title="a.py"\nx = 1\n```';
  expect((await runsIn(marked)).listings).toEqual((await runsIn(plain)).listings);
});

test.each([
  ["no reason", '```bash not-run=""\nls\n```', "does not say why"],
  ["both marks", '```bash run="a" not-run="needs a GPU"\nls\n```', "has both run and not-run"],
  ["an option without a run", '```bash terminal="Server"\nls\n```', '"terminal" is only for'],
  ["a service without a run", "```bash service\nls\n```", '"service" is only for'],
  ["a name with capitals", '```bash run="First"\nls\n```', "is not a name for a run"],
  ["a readiness without a terminal", '```bash run="a" ready="up"\nls\n```', "for a terminal that others wait for"],
  ["an exit code in words", '```bash run="a" exit="one"\nls\n```', "is not an exit code"],
  ["a service without a terminal", '```bash run="a" service\nls\n```', "needs a terminal"],
  ["another language", '```python run="a"\nx = 1\n```', "A block of python cannot be run"],
  ["a name twice", '```bash run="a"\nls\n```\n\n```bash run="a"\nls\n```', "the name of two runs"],
])("%s is reported", async (_, body, expected) => {
  const { problems } = await runsIn(body);
  expect(problems.join("\n")).toContain(expected);
  expect(problems.join("\n")).toContain("wrong-run");
});

test("the digest changes with the command, each option and each file", async () => {
  const block = (options: string, command = "ls") => `\`\`\`bash run="a"${options}\n${command}\n\`\`\``;
  const file = '```text title="a.txt"\n1\n```\n\n';
  const texts = [
    block(""),
    block("", "ls -a"),
    block(' exit="1"'),
    block(' lines="a"'),
    block(' terminal="A"'),
    block(' terminal="A" service'),
    block(' terminal="A" ready="up"'),
    file + block(""),
    file.replace("1", "2") + block(""),
  ];
  const runs = await Promise.all(texts.map(async (text) => (await runsIn(text)).runs[0]));
  const digests = runs.map((run) => (run ? digestOfRun(run, []) : ""));
  expect(new Set(digests).size).toBe(texts.length);
  const [first] = runs;
  expect(first && digestOfRun(first, [[{ name: "b.txt", digest: "1" }]])).not.toBe(digests[0]);
});
