import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { fallbackRule, measureFallback } from "./fallback.mjs";

const folder = "src/site/faces";
/** Published with the site, as the licence of the faces requires. */
const licenceFile = "static/faces-licence.txt";
/** Characters of every face: printable ASCII. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
/** The features of a face that texts use: kerning, ligatures, marks, and figures of one width. */
const features = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];
/** Up to this weight, the fallback of a face is regular Arial; above it, bold Arial. */
const lastRegular = 500;

const head = "/* Written by `npm run faces`. A page that is painted without its face keeps what it has. */";

/**
 * Makes the faces of pages and share cards from packages, as the site's `faces.json` says, and the style rules that load them.
 *
 * @param {string} root absolute path of the repository.
 * @returns {Promise<ReadonlyMap<string, Buffer | string>>} content of each file, by its name from the root.
 */
export async function makeFaces(root) {
  const { resolve } = createRequire(path.join(root, "package.json"));
  /** @type {import("./makeFaces.d.mts").Recipe} */
  const { characters, pages, cards, licences } = JSON.parse(
    readFileSync(path.join(root, folder, "faces.json"), "utf8"),
  );
  const cut = (source, targetFormat, wght) =>
    subsetFont(readFileSync(resolve(source)), ascii + characters, {
      targetFormat,
      variationAxes: { wght },
      keepFeatures: features,
      noHinting: true,
    });
  const files = new Map();
  const rules = [];
  for (const { file, family, source, weights, hasFallback } of pages) {
    const [min, max] = weights;
    files.set(`${folder}/${file}.woff2`, await cut(source, "woff2", { min, max }));
    rules.push(faceRule(file, family, weights));
    if (!hasFallback) continue;
    const regular = measureFallback(parse(await cut(source, "woff", min)), "regular");
    const bold = measureFallback(parse(await cut(source, "woff", max)), "bold");
    rules.push(fallbackRule(family, `${min} ${lastRegular}`, "regular", regular));
    rules.push(fallbackRule(family, `${lastRegular + 1} ${max}`, "bold", bold));
  }
  for (const [role, { source, weight }] of Object.entries(cards))
    files.set(`${folder}/card-${role}.woff`, await cut(source, "woff", weight));
  files.set(`${folder}/faces.css`, `${[head, ...rules].join("\n\n")}\n`);
  files.set(licenceFile, `${licences.map((file) => readFileSync(resolve(file), "utf8").trim()).join("\n\n\n")}\n`);
  return files;
}

function faceRule(file, family, [min, max]) {
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}.woff2") format("woff2");
  font-weight: ${min} ${max};
  font-display: optional;
}`;
}

function parse(file) {
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
