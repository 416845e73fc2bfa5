// Synthetic documents, as long and as varied as written ones, and the same on every machine.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createRandom, pick } from "./random.mjs";
import { keys } from "../../src/site/bench.mjs";
import { codeBlocks, sentences, subjects, vocabulary } from "./vocabulary.mjs";

/** Documents in one folder. No author would make a sidebar with a longer list. */
export const folderSize = 20;
/** Words of prose in one document, plus or minus about fifty, because lists and tables differ in length. */
const wordsPerDocument = 700;
/** Any number works; another one gives other documents. */
const seed = 20_231;

/**
 * @typedef {object} GeneratedFile
 * @property {string} file from the repository root.
 * @property {string} text
 *
 * @typedef {import("./random.mjs").Random} Random
 *
 * @typedef {object} GenerateOptions
 * @property {number} count number of documents, not counting their `_category_.yml` files.
 * @property {string} [group] folder of a sidebar group below content/docs.
 */

/** @param {number} index counts from 0. @returns {string} the document's name below `bench/`, without its extension. */
function nameOf(index) {
  const part = Math.floor(index / folderSize) + 1;
  return `part-${pad(part, 3)}/topic-${pad(index + 1, 4)}`;
}

/** @param {number} index counts from 0. @param {string} [group] @returns {string} the document's address. */
export function addressOf(index, group = "launch") {
  return `/${group}/bench/${nameOf(index)}`;
}

/**
 * Generates documents that pass `npm run check`.
 *
 * @param {GenerateOptions} options
 * @returns {readonly GeneratedFile[]} a document is the same for every `count`, except for links near both ends.
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
  const [first, second] = pickTwo(random, codeBlocks);
  const paragraphs = writeParagraphs(random, 11, wordsPerDocument - fixedWords);
  const next = () => paragraphs.shift() ?? "";

  return `---
title: "Topic ${number}: ${capitalise(subject)}"
description: How ${subject} is set up, observed and repaired, as document ${number} of the benchmark.
sidebar_label: Topic ${number}
sidebar_position: ${number}
tags: [benchmark, ${pick(random, ["launch", "train", "deploy", "federate"])}]
---

${next()}

${next()}

## Before you start {#before-you-start}

- ${sentence(random)}
- ${sentence(random)}
- The topic before this one explains the idea: [${linkText(index, count, -1)}](${linkTo(index, count, -1)}).

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

- The settings of the next topic: [${linkText(index, count, 1)}](${linkTo(index, count, 1)}#settings).
- The same in another folder: [${linkText(index, count, folderSize)}](${linkTo(index, count, folderSize)}).
`;
}

/** Words in the list, table, headings and links, in addition to the paragraphs. */
const fixedWords = 200;

/** Wraps around, so that the first and the last document have neighbors as well. */
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

/** Adds inline code or emphasis to some sentences, as in written documents. @param {Random} random @param {string} text */
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

/** @param {import("../../src/site/bench.mjs").CodeBlock} listing @param {number} number @returns {string} */
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
