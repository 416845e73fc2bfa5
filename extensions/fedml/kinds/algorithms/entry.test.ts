import { expect, test } from "@jest/globals";
import { renderText } from "../../../../test/renderText";
import { formatProblem } from "../../../../node/common/problem";
import { parseFacts } from "../../data/parseFacts";
import { toReference } from "../../extension";

const commit = "0123456789abcdef0123456789abcdef01234567";
const source = `source: { library: tool, version: 1.0.0, repository: https://example.org/x, commit: ${commit}, file: src }\n`;
const lists = [
  "training_platforms", "simulation_backends", "communication_backends", "attacks", "defenses", "differential_privacy",
  "secure_aggregation", "federated_analytics_tasks", "contribution_assessment", "without_effect",
]; // prettier-ignore

const algorithms = `${source}
federated_optimizers:
  - id: opt.mean
    name: Mean
    file: src/names.py
    description: Takes the mean.
    lines: [src/sp/mean.py#L10-L12]
    keys: [rate, decay]
    other_keys: [depth]
    required: [rate, depth]
    when: { decay: in \`sp\`, depth: "with \`stage: train\`" }
    formula: w = \\sum_k p_k w_k
    formula_note: For $k$ clients.
    paper: { title: Means, venue: Conf, year: 2020, arxiv: "2001.00001" }
    faults:
      - what: It forgets \`decay\`.
        lines: [src/mpi/mean.py#L7]
  - { id: opt.sound, name: Sound, file: src/sound.py }
${lists.map((name) => `${name}: []\n`).join("")}`;

const glossary = `${source}
areas: []
terms: []
symbol_groups: [{ id: mean, title: Means }]
symbols:
  - { symbol: w_k, group: mean, meaning: A model of client $k$. }
  - { symbol: p_k, group: mean, meaning: A share., key: rate }
`;

const config = `${source}
documents:
  - name: fedml_config.yaml
    file: src/config.py
    description: Settings.
    keys: []
    sections:
      - name: train_args
        keys:
          - { key: rate, type: number, meaning: How fast. }
          - { key: decay, type: number, meaning: How slow. }
environment_variables: []
`;

const parse = (texts: Readonly<Record<string, string>>) =>
  parseFacts(Object.entries(texts).map(([name, text]) => ({ file: `content/reference/${name}.yaml`, text })));

const all = { algorithms, config, glossary };

const render = (text: string) =>
  renderText(text, {
    reference: () => Promise.resolve(toReference(parse(all).facts)),
    resolveItem: (key) => `/there#${key}`,
  });

test("an entry shows its formula, keys, paper, known issues and source lines", async () => {
  expect(parse(all).problems).toEqual([]);
  const html = await render('<Algorithms id="opt.mean" />\n');
  expect(html).toContain('<p class="reference-symbol"><strong><code id="opt.mean">Mean</code></strong>. ');
  expect(html).toContain('<annotation encoding="application/x-tex">w = \\sum_k p_k w_k</annotation>');
  expect(html).toContain('<annotation encoding="application/x-tex">k</annotation>');
  expect(html).toMatch(/How fast\.<br\/>\s*Required\./);
  expect(html).toMatch(/How slow\.<br\/>\s*Read in <code>sp<\/code>\./);
  expect(html).toMatch(/also reads <code[^>]*>depth<\/code> \(required with <code[^>]*>stage: train<\/code>\)\./);
  expect(html).toContain('href="https://arxiv.org/abs/2001.00001"');
  expect(html).toContain("Means</a>, Conf 2020, arXiv:2001.00001");
  expect(html).toContain("Known issues in 1.0.0");
  expect(html).toContain(`href="https://example.org/x/blob/${commit}/src/mpi/mean.py#L7"`);
  expect(html).toMatch(/Code: <a [^>]*#L10-L12"[^>]*><code[^>]*>mean\.py:10-12<\/code>/);
});

test("an entry without formula, known issues and source lines shows only its file", async () => {
  const html = await render('<Algorithms id="opt.sound" />\n');
  expect(html).toContain("/src/sound.py");
  expect(html).not.toContain("Known issues");
  expect(html).not.toContain("katex");
});

test("a list links to the entries, keeps their anchors and counts their known issues", async () => {
  const html = await render('<Algorithms kind="federated_optimizers" />\n');
  expect(html).toMatch(/<a href="\/there#algorithm:opt\.mean"><code[^>]* id="opt\.mean"[^>]*>Mean<\/code><\/a>/);
  expect(html).toMatch(/Takes the mean\.<br\/>\s*Known issues: 1/);
  expect(html).not.toContain("katex");
});

test("symbols are shown by group, each with a link to its key", async () => {
  const html = await render("<Symbols />\n");
  expect(html).toContain('<strong id="symbols-mean">Means</strong>');
  expect(html).toContain('<annotation encoding="application/x-tex">p_k</annotation>');
  expect(html).toContain('<a href="/there#key:fedml_config.yaml#train_args.rate">');
  expect(await render('<Symbols group="mean" />\n')).not.toContain("<strong");
});

test("reports duplicate and unexplained symbols, an unknown group and a key that is not read", () => {
  const { problems } = parse({
    config,
    algorithms: algorithms.replace("p_k w_k", "q_k w_k").replace("required: [rate,", "required: [ratio,"),
    glossary: `${glossary}  - { symbol: "w_{k}", group: means, meaning: Another. }\n`,
  });
  expect(problems.map((problem) => formatProblem(problem)).join("\n\n")).toMatchInlineSnapshot(`
   "content/reference/algorithms.yaml:11:16  reference-dead-link
     There is no key of the entry "ratio" in algorithms.yaml.
     Fix: write "rate".

   content/reference/algorithms.yaml:13:5  reference-dead-link
     There is no symbol "q" in glossary.yaml.
     Fix: add it to glossary.yaml, or correct the name.

   content/reference/glossary.yaml:9:7  reference-duplicate-id
     "w_k" is already taken.
     Fix: give one of the two entries another name, or remove it.

   content/reference/glossary.yaml:9:24  reference-dead-link
     There is no group of symbols "means" in glossary.yaml.
     Fix: write "mean"."
  `);
});

test("reports wrong formats of source lines and paper numbers", () => {
  const { problems } = parse({
    ...all,
    algorithms: algorithms.replace("#L10-L12", ":10").replace('"2001.00001"', "2001.00001"),
  });
  expect(problems.map(({ line, rule, fix }) => `${line} ${rule} ${fix}`)).toMatchInlineSnapshot(`
   [
     "8 reference-wrong-value write file and lines, such as python/fedml/runner.py#L19-L32.",
     "15 reference-wrong-value put the text in quotes: "2001.00001".",
   ]
  `);
});
