import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { makeWorkspace } from "../workspace.mjs";
import { decimal, integer } from "./format.mjs";
import { generateDocs } from "./generateDocs.mjs";
import { addPictures, writePictures } from "./generatePictures.mjs";
import { buildCold } from "./measureBuild.mjs";

/** @typedef {import("./bench.mjs").Site} Site */
/** @typedef {import("./bench.mjs").Row} Row */

/** Documents and pictures that are added to the site. */
const documents = 90;
const pictures = 90;

/**
 * Measures what pictures add to a build, with a copy of the site that has more documents, first without pictures and then with them.
 *
 * @param {Site} site
 * @returns {Promise<readonly Row[]>}
 */
export async function measurePictures({ folder: beside, environment, progress }) {
  const folder = makeWorkspace(`${beside}-pictures`);
  const site = { folder, environment, progress };
  const files = generateDocs({ count: documents });
  await writePictures(folder, addPictures(files, { count: 0 }));
  const plain = await buildCold(site);
  await writePictures(folder, addPictures(files, { count: pictures }));
  const shown = await buildCold(site);
  const { made, originals } = bytesOfPictures(path.join(folder, "public/static/pictures"));
  return [
    [`Cold build with ${documents} documents more, s`, decimal(plain.seconds)],
    [`The same with ${pictures} pictures in them, s`, decimal(shown.seconds)],
    ["Ratio of the two", (shown.seconds / plain.seconds).toFixed(2)],
    ["All processes together, without and with pictures, MiB", `${memory(plain)} / ${memory(shown)}`],
    ["Pictures made for readers / their originals, MB", `${decimal(made / 1e6)} / ${decimal(originals / 1e6)}`],
  ];
}

/** @param {{ readonly allMemory: number | null }} finished */
function memory({ allMemory }) {
  return allMemory === null ? "?" : integer(allMemory);
}

/** @param {string} folder */
function bytesOfPictures(folder) {
  const sum = { made: 0, originals: 0 };
  for (const name of readdirSync(folder))
    sum[/-\d+\.webp$/.test(name) ? "made" : "originals"] += statSync(path.join(folder, name)).size;
  return sum;
}
