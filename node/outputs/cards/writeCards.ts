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

/** Number of cards rendered at the same time: enough to keep the cores busy, few enough for the memory. */
const atOnce = 4;

export interface WriteCardsInput {
  /** Absolute path of the repository. */
  readonly root: string;
  readonly settings: SiteSettings;
  readonly pages: readonly PublishedPage[];
}

/**
 * Renders a card into the output for every page without its own picture. A card whose content has not changed since the last build is left
 * as it is.
 */
export async function writeCards({ root, settings, pages }: WriteCardsInput): Promise<void> {
  const output = path.join(root, "public");
  const cached = path.join(cacheFolder(root), "cards.json");
  const mark = settings.navbar.logo?.src ?? null;
  const logo = mark === null ? null : path.join(root, "static", mark);
  const before = (await readCached<Readonly<Record<string, string>>>(cached)) ?? {};
  const cards = planCards(pages, settings);
  // The digest does not include code and fonts: scripts/gatsby.mjs empties the output when they change.
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

/** Writes a new file, even if the last build has hard-linked this name to a card that other pages share. @returns the file. */
async function writeAnew(file: string, bytes: Buffer): Promise<string> {
  await rm(file, { force: true });
  await writeFile(file, bytes);
  return file;
}
