// The document that the benchmark measures and edits: a written one, without code of its own.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sample } from "../../src/site/bench.mjs";
import { root } from "../workspace.mjs";

const { file } = sample;
/** From the repository root. */
export const sampleFile = file;
export const samplePath = sample.path;

/** @throws {Error} before anything is measured, if the document has moved. */
export function findSample() {
  if (existsSync(path.join(root, file))) return;
  throw new Error(`${file} does not exist: name another document in src/site/bench.mjs.`);
}

/** @param {number} number @returns {string} */
export function editedSentence(number) {
  return `Edit ${number} of the benchmark stands here.`;
}

/**
 * Changes one sentence of the document. The first call adds the sentence.
 *
 * @param {string} workspace absolute path.
 * @param {number} number makes the sentence different from earlier ones.
 */
export function editSample(workspace, number) {
  const absolute = path.join(workspace, file);
  writeFileSync(absolute, editText(readFileSync(absolute, "utf8"), number));
}

/** @param {string} text @param {number} number */
function editText(text, number) {
  const former = /Edit \d+ of the benchmark stands here\./;
  if (former.test(text)) return text.replace(former, editedSentence(number));
  // Directly after the front matter, where a paragraph is always allowed.
  return text.replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => `${frontMatter}\n${editedSentence(number)}\n`);
}
