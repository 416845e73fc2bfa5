import { readSession, writeSession } from "../../hooks/storage";

const storageKey = "scroll-positions";
/** Number of entries whose position survives a reload; a reader seldom goes further back. */
const mostSaved = 50;

const positions = new Map<string, number>();

/** Reads the positions that this tab saved before a reload. Invalid data are ignored. */
export function readPositions(): void {
  let saved: unknown;
  try {
    saved = JSON.parse(readSession(storageKey) ?? "[]");
  } catch {
    return;
  }
  if (!Array.isArray(saved)) return;
  for (const pair of saved as readonly unknown[]) {
    const [key, top] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    if (typeof key === "string" && typeof top === "number" && top >= 0) positions.set(key, top);
  }
}

/** Saves the latest positions for the time after a reload. */
export function writePositions(): void {
  writeSession(storageKey, JSON.stringify([...positions].slice(-mostSaved)));
}

/** @param top distance from the top of the page, in CSS pixels. */
export function setPosition(key: string, top: number): void {
  // The latest position comes last.
  positions.delete(key);
  positions.set(key, top);
}

export function positionOf(key: string): number | undefined {
  return positions.get(key);
}
