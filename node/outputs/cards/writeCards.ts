import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import pMap from "p-map";
import type { SiteSettings } from "../../../src/shared/settings";
import { readCached, writeCached } from "../../cache/cacheFile";
import { digest, cacheFolder } from "../../cache/cacheFolder";
import { linkFile } from "../../common/linkFile";
import { touch } from "../../common/touch";
import type { PublishedPage } from "../../pages/publishedPages";
import { readBrand } from "../../settings/readBrand";
import { createCardPainter, type Card, type PaintCard } from "./createCardPainter";
import { planCards } from "./planCards";

/** Cards drawn at one time: enough to keep the cores busy, few enough for the memory. */
const atOnce = 4;

export interface WriteCardsInput {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly settings: SiteSettings;
  readonly pages: readonly PublishedPage[];
}

/**
 * Draws the card of every page that has no picture of its own into the output. One whose words are those of the last build is
 * left as it is.
 */
export async function writeCards({ root, settings, pages }: WriteCardsInput): Promise<void> {
  const output = path.join(root, "public");
  const cached = path.join(cacheFolder(root), "cards.json");
  const mark = settings.navbar.logo?.src ?? null;
  const logo = mark === null ? null : path.join(root, "static", mark);
  const before = (await readCached<Readonly<Record<string, string>>>(cached)) ?? {};
  const cards = planCards(pages, settings);
  // The code and the fonts are no part of it: scripts/gatsby.mjs empties the output when they change.
  const markDigest = logo === null ? null : digest([await readFile(logo, "base64")]);
  const digestOf = (card: Card) => digest([JSON.stringify([card, settings.title, markDigest])]);
  const current = Object.fromEntries([...cards].map(([address, card]) => [address, digestOf(card)]));
  const isThere = (address: string) => before[address] === current[address] && existsSync(path.join(output, address));

  const waiting = [...cards].filter(([address]) => !isThere(address));
  await Promise.all([...cards.keys()].filter(isThere).map((address) => touch(path.join(output, address))));
  let painter: Promise<PaintCard> | undefined;
  const painted = new Map<string, Promise<string>>();
  const paintOne = async ([address, card]: readonly [string, Card]) => {
    const paint = await (painter ??= createCardPainter({ root, site: settings.title, logo, colors: readBrand(root) }));
    const file = path.join(output, address);
    await mkdir(path.dirname(file), { recursive: true });
    const words = digestOf(card);
    const known = painted.get(words);
    if (known) return linkFile(await known, file);
    const writing = paint(card).then((picture) => writeAnew(file, picture));
    painted.set(words, writing);
    await writing;
  };
  await pMap(waiting, paintOne, { concurrency: atOnce });

  await writeCached(cached, current);
}

/** Writes a file of its own, even where the last build has given this name to a picture that has others. @returns the file. */
async function writeAnew(file: string, bytes: Buffer): Promise<string> {
  await rm(file, { force: true });
  await writeFile(file, bytes);
  return file;
}
