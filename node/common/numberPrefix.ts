/** @source Docusaurus: a number before a name, separated by a hyphen, a dot or an underscore; not a date or a version. */
const numberPrefix = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/s;
const noPrefix = /^(?:\d{2,4}[-_.]\d{2}(?:[-_.]\d{2,4})?.*|\d+[-_.]\d.*)$/s;

/** Parts of a file or folder name if the setting `docs.numberPrefixes` is on. */
export interface PrefixedName {
  /** Name without the number. */
  readonly name: string;
  /** Position among the siblings; null if the name has no number. */
  readonly position: number | null;
}

/** @param name of a file without its extension, or of a folder: "01-intro". */
export function splitNumberPrefix(name: string): PrefixedName {
  const groups = noPrefix.test(name) ? undefined : numberPrefix.exec(name)?.groups;
  return groups ? { name: groups["name"] ?? name, position: Number(groups["number"]) } : { name, position: null };
}

/** @returns a path without the number prefixes of its parts: "01-guide/02-intro" becomes "guide/intro". */
export function withoutNumberPrefixes(path: string): string {
  return path
    .split("/")
    .map((part) => splitNumberPrefix(part).name)
    .join("/");
}
