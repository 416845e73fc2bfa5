// Documents with synthetic pictures, the same on every machine.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import { drawPicture } from "./drawPicture.mjs";
import { createRandom, pick } from "./random.mjs";

/** @typedef {import("./drawPicture.mjs").PicturePlan} PicturePlan */
/** @typedef {import("./generateDocs.mjs").GeneratedFile} GeneratedFile */

/** Any number works; another one gives other pictures. */
const defaultSeed = 7_411;
/** Shares of photographs and of screenshots; the rest are drawings. */
const defaultMix = { photograph: 0.4, screenshot: 0.5 };
/** Maximum number of pictures on one page. */
const mostOnPage = 4;
const endings = { photograph: "jpg", screenshot: "png", drawing: "svg" };

/**
 * @typedef {object} PictureOptions
 * @property {number} count of pictures.
 * @property {number} [seed]
 * @property {{ readonly photograph: number, readonly screenshot: number }} [mix] shares between 0 and 1.
 */

/**
 * Puts pictures into documents, none to four on a page.
 *
 * @param {readonly GeneratedFile[]} files from `generateDocs`.
 * @param {PictureOptions} options
 * @returns {{ files: readonly GeneratedFile[], pictures: readonly (PicturePlan & { file: string })[] }} files from the root.
 * @throws {Error} if there are too few documents.
 */
export function addPictures(files, { count, seed = defaultSeed, mix = defaultMix }) {
  const random = createRandom(seed);
  const documents = files.filter(({ file }) => file.endsWith(".mdx")).map((each) => ({ ...each, shown: 0 }));
  if (documents.length * mostOnPage < count) throw new Error(`${count} pictures need more documents.`);
  const pictures = Array.from({ length: count }, (_, index) => {
    const plan = planPicture(random, mix, seed + index);
    const document = pick(
      random,
      documents.filter(({ shown }) => shown < mostOnPage),
    );
    const name = `${plan.kind}-${String(index + 1).padStart(4, "0")}.${endings[plan.kind]}`;
    document.text = insert(document.text, `![A ${plan.kind}, number ${index + 1}](./${name})`, random);
    document.shown += 1;
    return { ...plan, file: path.posix.join(path.posix.dirname(document.file), name) };
  });
  const others = files.filter(({ file }) => !file.endsWith(".mdx"));
  return { files: [...others, ...documents.map(({ file, text }) => ({ file, text }))], pictures };
}

/** @param {string} workspace absolute path of a copy of the project. @param {ReturnType<typeof addPictures>} made */
export async function writePictures(workspace, { files, pictures }) {
  const write = async (/** @type {string} */ file, /** @type {string | Buffer} */ bytes) => {
    const absolute = path.join(workspace, file);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, bytes);
  };
  await pMap(files, ({ file, text }) => write(file, text), { concurrency: 8 });
  await pMap(pictures, async ({ file, ...plan }) => write(file, await drawPicture(plan)), { concurrency: 4 });
}

/**
 * @param {import("./random.mjs").Random} random
 * @param {NonNullable<PictureOptions["mix"]>} mix
 * @param {number} seed
 * @returns {PicturePlan}
 */
function planPicture(random, mix, seed) {
  const chance = random();
  if (chance < mix.photograph) {
    const width = pick(random, [2400, 3000, 3264, 4000]);
    const isUpright = random() < 0.15;
    const height = Math.round(width * pick(random, [2 / 3, 3 / 4]));
    return { kind: "photograph", width: isUpright ? height : width, height: isUpright ? width : height, seed };
  }
  if (chance < mix.photograph + mix.screenshot) {
    const width = pick(random, [1440, 1600, 1920, 2560, 2880]);
    return { kind: "screenshot", width, height: Math.round(width * pick(random, [0.4, 0.5625, 0.625])), seed };
  }
  return { kind: "drawing", width: 800, height: 400, seed };
}

/** Inserts a paragraph after one of the headings, at random. @param {string} text @param {string} paragraph */
function insert(text, paragraph, /** @type {import("./random.mjs").Random} */ random) {
  const places = [...text.matchAll(/^##+ .*\n\n/gm)].map(({ index, 0: heading }) => index + heading.length);
  const at = pick(random, places);
  return `${text.slice(0, at)}${paragraph}\n\n${text.slice(at)}`;
}
