import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Places } from "../model/buildPlaces";
import type { ItemKey } from "../syntax/items";

/** Home of each thing of the reference data: a document's file by item. */
type Homes = Readonly<Partial<Record<ItemKey, string>>>;

/**
 * Where createPages leaves the homes for documents that webpack compiles: its loaders reach neither GraphQL nor Gatsby's
 * cache.
 */
export function placesFile(root: string): string {
  return path.join(root, ".cache/reference-places.json");
}

export async function readPlaces(root: string): Promise<Homes> {
  return JSON.parse(await readFile(placesFile(root), "utf8").catch(() => "{}")) as Homes;
}

/** Leaves a file that is current as it is, so that webpack compiles nothing anew. */
export async function writePlaces(root: string, places: Places): Promise<void> {
  const file = placesFile(root);
  const text = JSON.stringify(Object.fromEntries([...places].map(([key, { home }]) => [key, home])));
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
