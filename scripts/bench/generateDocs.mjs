// Synthetic documents: as long and as varied as written ones, and the same ones on every machine.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Documents in one folder; a longer list would be no sidebar that an author would make. */
export const folderSize = 20;
/** Words of prose in one document, within some fifty: lists and tables differ in length. */
const wordsPerDocument = 700;
/** Any number does; another one makes other documents. */
const seed = 20_231;

/**
 * @typedef {object} GeneratedFile
 * @property {string} file from the repository root.
 * @property {string} text
 *
 * @typedef {object} GenerateOptions
 * @property {number} count documents to make; their `_category_.yml` files come on top.
 * @property {string} [group] folder of a sidebar group below content/docs.
 */

/** @param {number} index counts from 0. @returns {string} the document's name below `bench/`, without its ending. */
function nameOf(index) {
  const part = Math.floor(index / folderSize) + 1;
  return `part-${pad(part, 3)}/topic-${pad(index + 1, 4)}`;
}

/** @param {number} index counts from 0. @param {string} [group] @returns {string} the document's address. */
export function addressOf(index, group = "launch") {
  return `/${group}/bench/${nameOf(index)}`;
}

/**
 * Makes documents that pass `npm run check`.
 *
 * @param {GenerateOptions} options
 * @returns {readonly GeneratedFile[]} a document is the same for every `count`, but for links around the two ends.
 */
export function generateDocs({ count, group = "launch" }) {
  if (count === 0) return [];
  const folder = `content/docs/${group}/bench`;
  const parts = Math.ceil(count / folderSize);
  const categories = Array.from({ length: parts }, (_, index) => {
    const part = pad(index + 1, 3);
    const text = category(`Benchmark part ${index + 1}`, index + 1, `bench-${part}`);
    return { file: `${folder}/part-${part}/_category_.yml`, text };
  });
  const documents = Array.from({ length: count }, (_, index) => ({
    file: `${folder}/${nameOf(index)}.mdx`,
    text: generateDocument(index, count),
  }));
  const root = { file: `${folder}/_category_.yml`, text: category("Benchmark", 99, "bench-documents") };
  return [root, ...categories, ...documents];
}

/** @param {string} workspace absolute path of a copy of the project. @param {GenerateOptions} options */
export function writeDocs(workspace, options) {
  for (const { file, text } of generateDocs(options)) {
    const absolute = path.join(workspace, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
}

/** @param {string} label @param {number} position @param {string} slug @returns {string} */
function category(label, position, slug) {
  return [
    `label: ${label}`,
    `position: ${position}`,
    "description: Documents that were made to measure the build.",
    "link:",
    "  type: generated-index",
    `  slug: /category/${slug}`,
    "",
  ].join("\n");
}

/** @param {number} index counts from 0. @param {number} count of all documents. @returns {string} */
function generateDocument(index, count) {
  const random = createRandom(seed + index);
  const number = index + 1;
  const subject = pick(random, subjects);
  const [first, second] = pickTwo(random, listings);
  const paragraphs = writeParagraphs(random, 11, wordsPerDocument - fixedWords);
  const next = () => paragraphs.shift() ?? "";

  return `---
title: "Topic ${number}: ${capitalise(subject)}"
description: How ${subject} is set up, observed and mended, as document ${number} of the benchmark.
sidebar_label: Topic ${number}
sidebar_position: ${number}
tags: [benchmark, ${pick(random, ["launch", "train", "deploy", "federate"])}]
---

${next()}

${next()}

## Before you start {#before-you-start}

- ${sentence(random)}
- ${sentence(random)}
- An earlier page explains the idea: [${linkText(index, count, -1)}](${linkTo(index, count, -1)}).

${next()}

## Set it up {#set-it-up}

${next()}

${fence(first, number)}

${next()}

### What happens then

1. ${sentence(random)}
2. ${sentence(random)}
3. ${sentence(random)}

${next()}

:::${pick(random, ["note", "tip", "info", "warning"])}

${next()}

:::

## Settings {#settings}

| Key | Type | What it is for |
| --- | --- | --- |
${tableRows(random)}

${next()}

## Look at the result {#look-at-the-result}

${next()}

${fence(second, number)}

${next()}

### When something fails

${next()}

## Go on from here {#go-on}

- The settings of a neighbour: [${linkText(index, count, 1)}](${linkTo(index, count, 1)}#settings).
- The same in another folder: [${linkText(index, count, folderSize)}](${linkTo(index, count, folderSize)}).
`;
}

/** Words of the list, table, headings and links, which are there besides the paragraphs. */
const fixedWords = 200;

/** In a ring, so that the first and the last document have neighbours as well. */
function neighbour(/** @type {number} */ index, /** @type {number} */ count, /** @type {number} */ distance) {
  return (((index + distance) % count) + count) % count;
}

/** @param {number} index @param {number} count @param {number} distance @returns {string} a relative link. */
function linkTo(index, count, distance) {
  const target = nameOf(neighbour(index, count, distance));
  const relative = path.posix.relative(path.posix.dirname(nameOf(index)), target);
  return `${relative.startsWith(".") ? "" : "./"}${relative}.mdx`;
}

/** @param {number} index @param {number} count @param {number} distance @returns {string} */
function linkText(index, count, distance) {
  return `topic ${neighbour(index, count, distance) + 1}`;
}

/** @typedef {() => number} Random between 0 and 1, without 1. */

/** @param {number} start @returns {Random} @source mulberry32: short, and good enough to vary a text. */
function createRandom(start) {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template T @param {Random} random @param {readonly T[]} list @returns {T} */
function pick(random, list) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)]);
}

/** @template T @param {Random} random @param {readonly T[]} list @returns {[T, T]} two different ones. */
function pickTwo(random, list) {
  const first = Math.floor(random() * list.length);
  const second = (first + 1 + Math.floor(random() * (list.length - 1))) % list.length;
  return /** @type {[T, T]} */ ([list[first], list[second]]);
}

/** @param {Random} random @param {number} count of paragraphs. @param {number} words in all. @returns {string[]} */
function writeParagraphs(random, count, words) {
  /** @type {string[][]} */
  const paragraphs = Array.from({ length: count }, () => []);
  let written = 0;
  for (let place = 0; written < words; place = (place + 1) % count) {
    const added = decorate(random, sentence(random));
    written += added.split(" ").length;
    paragraphs[place]?.push(added);
  }
  return paragraphs.map((sentences) => sentences.join(" "));
}

/** @param {Random} random @returns {string} */
function sentence(random) {
  const text = pick(random, sentences).replace(/\[(\w+)\]/g, (_, kind) => {
    return pick(random, /** @type {Record<string, readonly string[]>} */ (vocabulary)[kind] ?? []);
  });
  return `${capitalise(text)}.`;
}

/** Some sentences carry inline code or emphasis, as written ones do. @param {Random} random @param {string} text */
function decorate(random, text) {
  const chance = random();
  if (chance < 0.15) return `${text.slice(0, -1)}, see \`${pick(random, keys)}\`.`;
  if (chance < 0.25) return `**${text}**`;
  return text;
}

/** @param {Random} random @returns {string} */
function tableRows(random) {
  return keys
    .slice(0, 6)
    .map((key) => `| \`${key}\` | ${pick(random, ["text", "number", "list", "boolean"])} | ${sentence(random)} |`)
    .join("\n");
}

/** @param {Listing} listing @param {number} number @returns {string} */
function fence({ language, meta, code }, number) {
  return `\`\`\`${language}${meta}\n${code.replaceAll("NUMBER", String(number))}\n\`\`\``;
}

/** @param {string} text */
function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {number} number @param {number} digits */
function pad(number, digits) {
  return String(number).padStart(digits, "0");
}

const subjects = [
  "aggregation of updates",
  "a pool of machines",
  "data that stays where it is",
  "logs and metrics",
  "model serving",
  "a queue of jobs",
  "secure communication",
  "training across clouds",
];

const vocabulary = {
  actor: ["the server", "each client", "the scheduler", "a worker", "the aggregator", "the command", "the agent"],
  thing: ["the model", "its configuration", "the data set", "the run", "a checkpoint", "the job file", "the log"],
  place: ["in the workspace", "on the machine", "on the console", "in the cluster", "near the data", "at the edge"],
  time: ["before the first round", "after each round", "while a job runs", "once it has started", "when it ends"],
  verb: ["reads", "sends", "keeps", "checks", "packs", "compares", "writes", "updates"],
  quality: ["small", "complete", "shared", "private", "recent", "reliable"],
};

const sentences = [
  "[actor] [verb] [thing] [time], so that [thing] stays [quality]",
  "[time], [actor] [verb] [thing] and leaves the rest [place]",
  "if [thing] is not [quality], [actor] stops and says what is missing",
  "[actor] needs no account [place], only [thing]",
  "with [quality] data [place], [actor] [verb] [thing] without a further question",
  "what [actor] [verb] is [quality]: nothing else leaves the folder",
  "you see [thing] [place], together with the time at which [actor] last answered",
  "change [thing] only [time], because [actor] [verb] it once and then goes on",
];

const keys = [
  "comm_round",
  "client_num_per_round",
  "federated_optimizer",
  "batch_size",
  "learning_rate",
  "worker_num",
  "data_cache_dir",
  "bootstrap",
];

/** @typedef {{ language: string, meta: string, code: string }} Listing */

/** @type {readonly Listing[]} */
const listings = [
  {
    language: "python",
    meta: ' title="main.py"',
    code: `import fedml
from fedml import FedMLRunner


def main(rounds: int = NUMBER) -> None:
    """Runs as many rounds as the configuration says."""
    args = fedml.init()
    device = fedml.device.get_device(args)
    dataset, output_dim = fedml.data.load(args)
    model = fedml.model.create(args, output_dim)
    for number in range(rounds):
        print(f"round {number} of {rounds} on {device}")
    FedMLRunner(args, device, dataset, model).run()


if __name__ == "__main__":
    main()`,
  },
  {
    language: "yaml",
    meta: ' title="job.yaml" {2,4-5}',
    code: `# Job NUMBER
workspace: ./workspace
job_type: train
computing:
  minimum_num_gpus: 1
  maximum_cost_per_hour: "$3.00"
bootstrap: |
  pip install -r requirements.txt
  echo "ready"
job: |
  python main.py --epochs 3`,
  },
  {
    language: "bash",
    meta: "",
    code: `# The file names the machines; the name stands for them afterwards.
fedml launch job-NUMBER.yaml -c my_cluster
for run in 1 2 3; do
  fedml run status --run_id "$run" | grep -v idle
done`,
  },
  {
    language: "json",
    meta: "",
    code: `{
  "run": NUMBER,
  "status": "FINISHED",
  "metrics": { "accuracy": 0.91, "loss": 0.27 },
  "clients": ["hospital-a", "hospital-b"],
  "resumed": false
}`,
  },
  {
    language: "typescript",
    meta: " showLineNumbers",
    code: `interface Answer {
  readonly label: string;
  readonly score: number;
}

/** Asks the endpoint for one prediction. */
export async function predict(text: string): Promise<Answer> {
  const body = JSON.stringify({ text, version: NUMBER });
  const response = await fetch("/inference", { method: "POST", body });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}`,
  },
];
