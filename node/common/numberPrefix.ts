/** @source Docusaurus: a number in front of a name, behind it a hyphen, a dot or a line; no dates and no versions. */
const numberPrefix = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/s;
const noPrefix = /^(?:\d{2,4}[-_.]\d{2}(?:[-_.]\d{2,4})?.*|\d+[-_.]\d.*)$/s;

/** What the name of a file or a folder says where the setting `docs.numberPrefixes` is on. */
export interface PrefixedName {
  /** Without the number. */
  readonly name: string;
  /** Place among the neighbors; null where the name has no number. */
  readonly position: number | null;
}

/** @param name of a file without its ending, or of a folder: "01-intro". */
export function splitNumberPrefix(name: string): PrefixedName {
  const groups = noPrefix.test(name) ? undefined : numberPrefix.exec(name)?.groups;
  return groups ? { name: groups["name"] ?? name, position: Number(groups["number"]) } : { name, position: null };
}

/** @returns a path without the numbers of its parts: "01-guide/02-intro" is "guide/intro". */
export function withoutNumberPrefixes(path: string): string {
  return path
    .split("/")
    .map((part) => splitNumberPrefix(part).name)
    .join("/");
}
