import { accepts, conflictOf, defaults, keys, type Key, type Settings, type Value } from "./settings";

/** Prefix of the hashes that belong to the playground; others are anchors of the page. */
const start = "#playground=";

/** Maximum length of a hash; every key with its longest value fits. */
const longest = 800;

/**
 * Formats the hash of an address, which contains only what differs from `base`.
 *
 * @returns "#playground=" and comma-separated `key:value` pairs, in the order of the controls.
 */
export function formatHash(settings: Settings, base: Settings = defaults): string {
  const changed = keys.filter((key) => settings[key] !== base[key]);
  return start + changed.map((key) => `${key}:${String(settings[key])}`).join(",");
}

/**
 * @param hash the value of `location.hash`, which may contain anything.
 * @returns null if the hash does not belong to the playground; "invalid" if a part is unreadable, a key is unknown or a duplicate, a value
 * is not allowed for its key, or the values cannot run together.
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

/** Accepts only one spelling of a number, so that one state has one address. */
function valueOf(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  const number = Number(text);
  return String(number) === text ? number : text;
}
