import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { root } from "../workspace.mjs";
import { launchChromium } from "./chromium.mjs";
import { integer, kilobytes } from "./format.mjs";

/** @typedef {import("./bench.mjs").Result} Result */

/**
 * @param {string} part
 * @param {string} machine the text from `describeMachine`.
 * @param {readonly Result[]} results one for each number of added documents.
 * @returns {string} Markdown.
 */
export function formatPart(part, machine, results) {
  const measured = results.flatMap((result) => {
    const rows = result.rowsOf.get(part);
    return rows ? [{ ...result, rows }] : [];
  });
  const labels = new Set(measured.flatMap(({ rows }) => rows.map(([label]) => label)));
  const header = ["", ...measured.map(({ added, documents }) => headerOf(added, documents))];
  const body = [...labels].map((label) => [
    label,
    ...measured.map(({ rows }) => rows.find(([name]) => name === label)?.[1] || "–"),
  ]);
  const rule = ["---", ...measured.map(() => "---:")];
  const table = [header, rule, ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return [machine, table, part === "javascript" && formatScripts(results)].filter(Boolean).join("\n\n");
}

/** @param {number} added @param {number} documents */
function headerOf(added, documents) {
  return added === 0 ? `This site, ${integer(documents)} documents` : `${integer(added)} documents more`;
}

/** @param {readonly Result[]} results @returns {string} Markdown; empty if the scripts were not measured. */
function formatScripts(results) {
  const scripts = results[0]?.scripts ?? [];
  if (scripts.length === 0) return "";
  const lines = scripts.map(({ name, bytes }) => `| \`${name}\` | ${kilobytes(bytes)} |`);
  return ["| Script of a document page | brotli KB |", "| --- | ---: |", ...lines].join("\n");
}

/** @returns {Promise<string>} what the figures depend on. */
export async function describeMachine() {
  const browser = await launchChromium();
  const chromium = browser.version();
  await browser.close();
  const cpus = os.cpus();
  const day = new Date().toISOString().slice(0, "2026-11-20".length);
  const versions = `Node ${process.versions.node}, Gatsby ${versionOf("gatsby")}, React ${versionOf("react")}`;
  const machine = `${cpus[0]?.model.trim() ?? "unknown processor"}, ${os.availableParallelism()} cores`;
  return `Measured on ${day}: ${versions}, Chromium ${chromium}; ${machine}, ${os.platform()}.`;
}

/** @param {string} name @returns {string} */
function versionOf(name) {
  return JSON.parse(readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8")).version;
}

/**
 * @param {string} document
 * @param {string} part
 * @param {string} report
 * @returns {string} the document with the report between the two markers of the part.
 * @throws {Error} if the document does not contain the markers.
 */
export function insertReport(document, part, report) {
  const [start, end] = [`<!-- bench ${part} -->`, `<!-- end of bench ${part} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`There is no "${start}" before a "${end}".`);
  return `${document.slice(0, from + start.length)}\n\n${report}\n\n${document.slice(to)}`;
}
