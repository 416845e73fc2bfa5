import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "parse5";
import { kilobytes } from "./format.mjs";
import { addressOf } from "./generateDocs.mjs";
import { samplePath } from "./sample.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */

/** @param {Site} site @returns {readonly Row[]} sizes for one page: what each of its readers downloads. */
export function measureSize({ folder, added }) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(folder, "public", file), "utf8");
  const html = read(`${samplePath}/index.html`);
  const around = withoutPage(html);
  const data = read(`page-data${samplePath}/page-data.json`);
  const middle = added > 0 ? read(`${addressOf(Math.floor(added / 2))}/index.html`) : null;
  return [
    [`HTML of ${samplePath}, gzip KB`, gzip(html)],
    [`HTML of ${samplePath}, brotli KB`, brotli(html)],
    ["of it, neither article nor sidebar, gzip KB", gzip(around)],
    ["of it, neither article nor sidebar, brotli KB", brotli(around)],
    ["HTML of an added page, gzip KB", middle === null ? "" : gzip(middle)],
    [`Data of ${samplePath}, gzip KB`, gzip(data)],
  ];
}

/** @param {string} text */
function gzip(text) {
  return kilobytes(gzipSync(text, { level: 9 }).length);
}

/** @param {string} text */
function brotli(text) {
  return kilobytes(brotliCompressSync(text).length);
}

/**
 * Removes what belongs to the page: the content of the article, and the sidebar.
 *
 * @param {string} html
 * @returns {string} the rest, byte for byte.
 */
export function withoutPage(html) {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const article = find(document, "article");
  // Boxes in the text are also `aside` elements.
  const sidebar = find(document, "aside", "article");
  const inside = article?.sourceCodeLocation;
  const whole = sidebar?.sourceCodeLocation;
  if (!inside?.startTag || !inside.endTag || !whole) throw new Error("The page has no article or no sidebar.");
  const [first, second] = [
    { from: inside.startTag.endOffset, to: inside.endTag.startOffset },
    { from: whole.startOffset, to: whole.endOffset },
  ].sort((a, b) => a.from - b.from);
  if (!first || !second || first.to > second.from) throw new Error("The sidebar is inside the article.");
  return html.slice(0, first.from) + html.slice(first.to, second.from) + html.slice(second.to);
}

/**
 * @param {Node} node
 * @param {string} name
 * @param {string} [avoided] name of elements in which not to search.
 * @returns {Element | null} the first one in document order.
 */
function find(node, name, avoided) {
  if ("tagName" in node && node.tagName === name) return node;
  if (!("childNodes" in node) || ("tagName" in node && node.tagName === avoided)) return null;
  for (const child of node.childNodes) {
    const found = find(child, name, avoided);
    if (found) return found;
  }
  return null;
}
