import type { ImportNote, ImportPlan } from "./planImport";
import type { WrittenImport } from "./writeImport";

/** @returns what an import has to say to the person who started it. */
export function formatImport(
  { base, pages, copies, counts, notes, warnings }: ImportPlan,
  { written, unchanged, kept, overwritten, removed, starters }: WrittenImport,
): string {
  const changes = [...counts].sort(([a, many], [b, few]) => few - many || a.localeCompare(b, "en"));
  const width = Math.max(0, ...changes.map(([change]) => change.length));
  return [
    `${counted(pages, "page")}, ${counted(copies.length, "copied file")}: ${String(written.length)} written, ${String(unchanged)} unchanged, ${String(kept.length)} left alone
Old addresses start with "${base}/"; --base names another start.`,
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
    section("To do by hand", linesOf(notes, "hand")),
    section("What this engine cannot show", linesOf(notes, "lost")),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function linesOf(notes: readonly ImportNote[], kind: ImportNote["kind"]): readonly string[] {
  return notes
    .filter((note) => note.kind === kind)
    .sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line)
    .map(({ file, line, what }) => `  ${file}:${String(line)}  ${what}`);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${title} (${String(lines.length)})`, ...lines].join("\n");
}

export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
