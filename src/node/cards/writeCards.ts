import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { settings } from "../../site/settings";
import { planCards } from "../cards/planCards";
import { createCardPainter, type Card, type PaintCard } from "../cards/createCardPainter";
import type { PublishedPage } from "../machines/publishedPages";
import { cardsKey } from "./cached";
import { directoryOf } from "./documentOf";

/** Cards drawn at one time: enough to keep the cores busy, few enough for the memory. */
const atOnce = 4;

/** Draws the card of every page that has no picture of its own. One whose words are those of the last build is left as it is. */
export async function writeCards(
  args: Pick<BuildArgs, "cache" | "store">,
  output: string,
  pages: readonly PublishedPage[],
): Promise<void> {
  const { cache } = args;
  const root = directoryOf(args);
  const logo = path.join(root, "static", settings.navbar.logo.src);
  const before = ((await cache.get(cardsKey)) ?? {}) as Readonly<Record<string, string>>;
  const cards = planCards(pages, settings);
  const current = Object.fromEntries([...cards].map(([address, card]) => [address, digestOf(card)]));
  const isThere = (address: string) => before[address] === current[address] && existsSync(path.join(output, address));

  const waiting = [...cards].filter(([address]) => !isThere(address));
  let painter: Promise<PaintCard> | undefined;
  const painted = new Map<string, Promise<Buffer>>();
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, card] = next;
      const paint = await (painter ??= createCardPainter({ root, site: settings.title, logo }));
      const digest = digestOf(card);
      const picture = painted.get(digest) ?? paint(card);
      painted.set(digest, picture);
      const file = path.join(output, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await picture);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  const gone = Object.keys(before).filter((address) => !cards.has(address));
  await Promise.all(gone.map((address) => rm(path.join(output, address), { force: true })));
  await cache.set(cardsKey, current);
}

/** The code and the fonts are no part of it: scripts/gatsby.mjs forgets the cache when they change. */
function digestOf({ title, group }: Card): string {
  return createHash("sha256")
    .update(JSON.stringify([title, group, settings.title, settings.navbar.logo.src]))
    .digest("hex")
    .slice(0, 16);
}
