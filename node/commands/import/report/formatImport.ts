import type { ImportNote, ImportPlan } from "../planImport";
import type { WrittenImport } from "../writeImport";

/** Up to this number, the report names all places of a message. */
const mostPlaces = 5;
/** Number of places that it names if there are more. */
const fewPlaces = 3;

/**
 * @param isWhole whether each message names all its places.
 * @returns the report of an import for the user.
 */
export function formatImport(
  { bases, pages, copies, counts, notes, warnings }: ImportPlan,
  { written, unchanged, kept, overwritten, removed, starters }: WrittenImport,
  isWhole = false,
): string {
  const changes = [...counts].sort(([a, many], [b, few]) => few - many || a.localeCompare(b, "en"));
  const width = Math.max(0, ...changes.map(([change]) => change.length));
  return [
    `${counted(pages, "page")}, ${counted(copies.length, "copied file")}: ${String(written.length)} written, ${String(unchanged)} unchanged, ${String(kept.length)} left alone
Old addresses start with ${bases.map((base) => `"${base}/"`).join(" or ")}; --base names another start.`,
    warnings.join("\n"),
    section(
      "What was changed",
      changes.map(([change, count]) => `  ${change.padEnd(width)}  ${String(count)}`),
    ),
    section(
      "Left alone, because they are not as an import wrote them (--force overwrites them)",
      kept.map((file) => `  ${file}`),
    ),
    section(
      "Overwritten, although they were not as an import wrote them",
      overwritten.map((file) => `  ${file}`),
    ),
    section(
      "Removed, because the first pages of a new site are replaced",
      removed.map((file) => `  ${file}`),
    ),
    section(
      "First pages of a new site among those of the source: delete them, or write your own",
      starters.map((file) => `  ${file}`),
    ),
    sectionOf("To do by hand", notes, "hand", isWhole),
    sectionOf("What this engine cannot show", notes, "lost", isWhole),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether the short report leaves out places. */
export function leavesOutPlaces({ notes }: Pick<ImportPlan, "notes">): boolean {
  return ["hand" as const, "lost" as const].some((kind) =>
    byMessage(notes, kind).some(({ places }) => places.length > mostPlaces),
  );
}

export interface Message {
  readonly what: string;
  readonly places: readonly [Place, ...Place[]];
}

type Place = Pick<ImportNote, "file" | "line">;

/** @returns each message once, the most frequent first. */
export function byMessage(notes: readonly ImportNote[], kind: ImportNote["kind"]): readonly Message[] {
  const messages = new Map<string, [Place, ...Place[]]>();
  for (const note of notes.filter((each) => each.kind === kind).sort(byPlace)) {
    const known = messages.get(note.what);
    if (known) known.push(note);
    else messages.set(note.what, [note]);
  }
  return [...messages]
    .map(([what, places]) => ({ what, places }))
    .sort((a, b) => b.places.length - a.places.length || byPlace(a.places[0], b.places[0]));
}

function byPlace(a: Place, b: Place): number {
  return a.file.localeCompare(b.file, "en") || a.line - b.line;
}

function sectionOf(title: string, notes: readonly ImportNote[], kind: ImportNote["kind"], isWhole: boolean): string {
  const messages = byMessage(notes, kind);
  const count = messages.reduce((sum, { places }) => sum + places.length, 0);
  const lines = messages.flatMap(({ what, places }) => {
    if (places.length === 1) return places.map(({ file, line }) => `  ${file}:${String(line)}  ${what}`);
    const isShort = !isWhole && places.length > mostPlaces;
    const named = formatPlaces(isShort ? places.slice(0, fewPlaces) : places);
    const more = isShort ? [`    and ${String(places.length - fewPlaces)} more`] : [];
    return [`  ${what} (${String(places.length)})`, ...named.map((place) => `    ${place}`), ...more];
  });
  const size =
    messages.length === count ? String(count) : `${counted(count, "place")}, ${counted(messages.length, "message")}`;
  return lines.length === 0 ? "" : [`${title} (${size})`, ...lines].join("\n");
}

/** @returns each file with its line numbers, such as "a.mdx:1,5". */
function formatPlaces(places: readonly Place[]): readonly string[] {
  const linesOf = new Map<string, Set<number>>();
  for (const { file, line } of places) linesOf.set(file, (linesOf.get(file) ?? new Set()).add(line));
  return [...linesOf].map(([file, lines]) => `${file}:${[...lines].join(",")}`);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${title} (${String(lines.length)})`, ...lines].join("\n");
}

export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
