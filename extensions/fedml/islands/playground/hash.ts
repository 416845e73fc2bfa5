import { accepts, conflictOf, defaults, keys, type Key, type Settings, type Value } from "./settings";

/** The start of the addresses that belong to the playground; others are anchors of the page. */
const start = "#playground=";

/** Longest hash that is read: every key with its longest value fits. */
const longest = 800;

/**
 * The part of an address behind the page: only what differs from `base`.
 *
 * @returns "#playground=" and `key:value` by commas, in the order of the controls.
 */
export function formatHash(settings: Settings, base: Settings = defaults): string {
  const changed = keys.filter((key) => settings[key] !== base[key]);
  return start + changed.map((key) => `${key}:${String(settings[key])}`).join(",");
}

/**
 * @param hash as `location.hash` gives it: anything that somebody may have typed.
 * @returns null where the hash does not belong to the playground; "invalid" where a part of it cannot be read, a key is unknown or
 * occurs twice, a value is not one of its key's, or the values cannot run together.
 */
export function parseHash(hash: string, base: Settings = defaults): Settings | "invalid" | null {
  if (!hash.startsWith(start)) return null;
  if (hash.length > longest) return "invalid";
  const written = hash.slice(start.length);
  const found = new Map<Key, Value>();
  for (const part of written === "" ? [] : written.split(",")) {
    const [name = "", text = "", ...rest] = part.split(":");
    const key = keys.find((known) => known === name);
    const value = valueOf(text);
    if (key === undefined || rest.length > 0 || found.has(key) || !accepts(key, value)) return "invalid";
    found.set(key, value);
  }
  const settings: Settings = { ...base, ...Object.fromEntries(found) };
  return conflictOf(settings) === null ? settings : "invalid";
}

/** Numbers have one spelling, so that one state has one address. */
function valueOf(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  const number = Number(text);
  return String(number) === text ? number : text;
}
