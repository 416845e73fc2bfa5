import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { flesch } from "flesch";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import retextEnglish from "retext-english";
import { syllable } from "syllable";
import { unified } from "unified";
import { visit, SKIP } from "unist-util-visit";
import { guideTags } from "../../src/site/bench.mjs";
import { integer, median } from "./format.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

/** Flesch's scale calls a text below this value difficult. */
const difficult = 50;
/** Headings, tables and code are not sentences. */
const noProse = new Set(["heading", "table", "code", "html"]);

const markdown = unified().use(remarkParse).use(remarkGfm);
const english = unified().use(retextEnglish);

/**
 * Reading ease of the guides, from their Markdown files. A higher figure is easier to read.
 *
 * @param {Pick<Site, "folder">} site after a build @returns {readonly Row[]}
 */
export function measureProse({ folder }) {
  const guides = readGuides(folder).map(({ name, text }) => ({ name, ease: readingEase(text) }));
  guides.sort((a, b) => a.ease - b.ease);
  const [least] = guides;
  if (!least) throw new Error(`No document has one of the tags ${guideTags.join(", ")}.`);
  const below = guides.filter(({ ease }) => ease < difficult);
  return [
    [`Flesch reading ease of ${guides.length} guides, median`, integer(median(guides.map(({ ease }) => ease)))],
    ["The same, the hardest to read", `${integer(least.ease)} (${least.name})`],
    [
      `Guides below ${difficult}`,
      below.length === 0 ? "0" : `${below.length}: ${below.map(({ name }) => name).join(", ")}`,
    ],
  ];
}

/** @param {string} folder @returns {readonly { name: string, text: string }[]} */
function readGuides(folder) {
  const docs = path.join(folder, "content/docs");
  return readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      const tags = /^tags: \[(?<tags>.*)\]$/m.exec(readFileSync(path.join(docs, file), "utf8"))?.groups?.["tags"] ?? "";
      const name = file.replace(/(?:\/index)?\.mdx$/, "");
      const built = path.join(folder, "public", `${name}.md`);
      const isGuide = tags.split(", ").some((tag) => guideTags.includes(tag));
      // A page with a custom address is not found here; the others are enough.
      return isGuide && existsSync(built) ? [{ name: `/${name}`, text: readFileSync(built, "utf8") }] : [];
    });
}

/** @param {string} text Markdown with front matter. @returns {number} usually from 0 to 100. */
export function readingEase(text) {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  visit(markdown.parse(text.replace(/^---\n[\s\S]*?\n---\n/, "")), (node) => {
    if (noProse.has(node.type)) return SKIP;
    if (node.type !== "paragraph") return;
    let words = "";
    // Code inside a sentence has no syllables.
    visit(node, "text", ({ value }) => void (words += value));
    visit(english.parse(words), (part) => {
      if (part.type === "SentenceNode") counts.sentence += 1;
      if (part.type !== "WordNode") return;
      const word = part.children.map((/** @type {any} */ child) => child.value ?? "").join("");
      if (!/\p{L}/u.test(word)) return;
      counts.word += 1;
      counts.syllable += syllable(word);
    });
    return SKIP;
  });
  return flesch(counts);
}
