import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PlaceOfItem, Places } from "../model/buildPlaces";
import type { ItemKey } from "../syntax/items";

interface KnownPlaces {
  readonly places: Readonly<Partial<Record<ItemKey, PlaceOfItem>>>;
  /** Addresses of the pages of all versions except the newest. */
  readonly oldPages: readonly string[];
}

/**
 * The file in which createPages stores the places of the reference data, for documents that webpack compiles: webpack's loaders can access
 * neither GraphQL nor Gatsby's cache.
 */
export function placesFile(root: string): string {
  return path.join(root, ".cache/reference-places.json");
}

const nothing = JSON.stringify({ places: {}, oldPages: [] } satisfies KnownPlaces);

export async function readPlaces(root: string): Promise<KnownPlaces> {
  return JSON.parse(await readFile(placesFile(root), "utf8").catch(() => nothing)) as KnownPlaces;
}

/** Does not write a file that is already current, so that webpack does not recompile anything. */
export async function writePlaces(root: string, places: Places, oldPages: readonly string[]): Promise<void> {
  const file = placesFile(root);
  const text = JSON.stringify({ places: Object.fromEntries(places), oldPages } satisfies KnownPlaces);
  if ((await readFile(file, "utf8").catch(() => "")) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
