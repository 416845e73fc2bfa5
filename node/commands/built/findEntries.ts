import { nearest } from "../../common/nearest";

/** An entry of the reference data. */
export interface Entry {
  readonly name: string;
  /** Its kind according to the reference data: "command", "key of job.yaml". */
  readonly kind: string;
  readonly text: string;
  /** Title of the page that shows it. */
  readonly page: string;
  /** Absolute URL, with its anchor. */
  readonly url: string;
}

export interface FoundEntries {
  readonly entries: readonly Entry[];
  /** The most similar name, if no entry was found. */
  readonly suggestion: string | null;
}

/**
 * Looks up a name as people write it: in any case, with "()" or a prompt. If no entry has that name, it matches the end of names:
 * "launch_job" for "appml.api.launch_job", "--group" for "appml launch --group".
 *
 * @returns the entries with the name, then those below it: the options of a command, the methods of a class.
 */
export function findEntries(asked: string, entries: readonly Entry[]): FoundEntries {
  const name = toKey(asked.replace(/^\s*\$\s+|\(\)\s*$/g, ""));
  const keyed = entries.map((entry) => ({ entry, key: toKey(entry.name) }));
  const exact = keyed.filter(({ key }) => key === name);
  const isBelow = (key: string) => key.startsWith(`${name} `) || key.startsWith(`${name}.`);
  const found =
    exact.length > 0
      ? [...exact, ...keyed.filter(({ key }) => isBelow(key))]
      : keyed.filter(({ entry, key }) => hasEnd(key, entry.kind, name));
  if (found.length > 0) return { entries: found.map(({ entry }) => entry), suggestion: null };
  const near = nearest(
    name,
    keyed.map(({ key }) => key),
  );
  return { entries: [], suggestion: keyed.find(({ key }) => key === near)?.entry.name ?? null };
}

/** Parts of commands are separated by spaces, those of other names by dots. A name with both is a sentence, such as an error message. */
function hasEnd(key: string, kind: string, end: string): boolean {
  if (/^(?:commands?|option)\b/.test(kind)) return key.endsWith(` ${end}`);
  return !key.includes(" ") && key.endsWith(`.${end}`);
}

function toKey(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLowerCase();
}
