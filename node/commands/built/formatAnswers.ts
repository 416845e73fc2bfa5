import type { Entry, FoundEntries } from "./findEntries";
import type { FoundPlace } from "./openBuilt";

/** Number of entries shown in full, and of further ones that are only named: a whole library may share the beginning of its names. */
const mostInFull = 20;
const mostNamed = 40;

/** Formats results as a numbered list with headings, address and excerpt. */
export function formatPlaces(places: readonly FoundPlace[]): string {
  return places
    .map(({ title, headings, url, excerpt }, number) => {
      const lines = [[title, ...headings].join(" › "), url, ...(excerpt === "" ? [] : [excerpt])];
      return lines.map((line, place) => (place === 0 ? `${number + 1}. ${line}` : `   ${line}`)).join("\n");
    })
    .join("\n\n");
}

export function formatEntries(asked: string, { entries, suggestion }: FoundEntries): string {
  if (entries.length === 0) {
    const advice = suggestion === null ? "Search for it instead." : `The nearest name is "${suggestion}".`;
    return `The reference has no entry named "${asked}". ${advice}`;
  }
  const named = entries.slice(mostInFull, mostInFull + mostNamed);
  const left = entries.length - mostInFull - mostNamed;
  return [
    ...entries.slice(0, mostInFull).map(formatEntry),
    ...(named.length > 0 ? [named.map(({ name, url }) => `- ${name}: ${url}`).join("\n")] : []),
    ...(left > 0 ? [`There are ${left} more. Look a longer name up to see them.`] : []),
  ].join("\n\n");
}

function formatEntry({ name, kind, text, page, url }: Entry): string {
  return [`${name} (${kind})`, ...(text === "" ? [] : [text]), `On the page "${page}": ${url}`].join("\n");
}
