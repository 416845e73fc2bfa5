import type { Content } from "./content";
import type { MigratedSite } from "./migrateSite";
import type { MigrationSource } from "./readSources";

export interface ComparedPage {
  /** From the folder of documents. */
  readonly file: string;
  readonly source: Content;
  readonly rendered: Content;
  readonly missing: readonly string[];
}

export interface Migration {
  readonly source: MigrationSource;
  readonly pages: number;
  readonly edits: number;
  readonly site: Pick<MigratedSite, "afterFix" | "left" | "isBuilt">;
  readonly compared: readonly ComparedPage[];
}

const markers = { start: "<!-- migrations:start -->", end: "<!-- migrations:end -->" };
const countedThings = ["pictures", "boxes", "tabs"] as const;
/** Maximum number of missing words that are listed for a page. */
const mostWords = 12;

/** @returns the report on one source: its errors, and what its compared pages lack. */
export function formatDetails({ site, compared }: Migration): string {
  const lacking = compared.filter(
    ({ missing, source, rendered }) =>
      missing.length > 0 || countedThings.some((thing) => rendered[thing] < source[thing]),
  );
  return [
    ...section("Errors after check --fix", site.afterFix),
    ...(site.left.length === 0 ? [] : section("Errors that are left", site.left)),
    ...(site.left.length === 0 && !site.isBuilt ? ["The site did not build."] : []),
    ...section("Pages that lack something", lacking.map(formatPage)),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return [`  ${title}: ${String(lines.length)}`, ...lines.map((line) => `    ${line}`)];
}

function formatPage({ file, source, rendered, missing }: ComparedPage): string {
  const things = countedThings
    .filter((thing) => rendered[thing] < source[thing])
    .map((thing) => `${thing} ${String(rendered[thing])} of ${String(source[thing])}`);
  const words =
    missing.length === 0 ? [] : [`${String(missing.length)} words: ${missing.slice(0, mostWords).join(" ")}`];
  return `${file}  ${[...things, ...words].join("; ")}`;
}

const columns = [
  ["Source", "---"],
  ["Kind", "---"],
  ["Pages", "---:"],
  ["Errors after `--fix`", "---:"],
  ["Edits by hand", "---:"],
  ["Errors left", "---:"],
  ["Built", "---"],
  ["Compared", "---"],
  ["Words", "---"],
  ["Pictures", "---:"],
  ["Boxes", "---:"],
  ["Tabs", "---:"],
] as const;

/** @returns a Markdown table with these rows. */
export function formatTable(rows: readonly string[]): string {
  const head = [columns.map(([title]) => title), columns.map(([, align]) => align)].map(rowOf);
  return [...head, ...rows].join("\n");
}

/** @returns the row of one source. */
export function formatRow({ source, pages, edits, site, compared }: Migration, seed: number): string {
  return rowOf([
    `${nameOf(source)}, commit \`${source.commit.slice(0, 8)}\``,
    source.kind,
    String(pages),
    String(site.afterFix.length),
    String(edits),
    String(site.left.length),
    site.isBuilt ? "yes" : "no",
    `${String(compared.length)}, seed ${String(seed)}`,
    formatWords(compared),
    ...countedThings.map((thing) => formatCount(compared, thing)),
  ]);
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const nameOf = ({ name }: Pick<MigrationSource, "name">) => `\`${name}\``;

function formatWords(compared: readonly ComparedPage[]): string {
  const all = compared.reduce((sum, { source }) => sum + source.words.length, 0);
  const lost = compared.reduce((sum, { missing }) => sum + missing.length, 0);
  // Rounded down, so that 100 % means that no word is missing.
  return all === 0 ? "–" : `${(Math.floor((10_000 * (all - lost)) / all) / 100).toFixed(2)} % of ${String(all)}`;
}

/** If a page has more than its source, that does not make up for a page that has less. */
function formatCount(compared: readonly ComparedPage[], thing: (typeof countedThings)[number]): string {
  const all = compared.reduce((sum, { source }) => sum + source[thing], 0);
  const shown = compared.reduce((sum, { source, rendered }) => sum + Math.min(source[thing], rendered[thing]), 0);
  return `${String(shown)} of ${String(all)}`;
}

/**
 * @param rows new rows by the name of their source.
 * @returns the document with new rows between its two markers; a source that was not run keeps its row.
 * @throws if the document does not have both markers.
 */
export function renewTable(
  document: string,
  sources: readonly Pick<MigrationSource, "name">[],
  rows: ReadonlyMap<string, string>,
): string {
  const start = document.indexOf(markers.start);
  const end = document.indexOf(markers.end);
  if (start === -1 || end < start) throw new Error(`There is no "${markers.start}" before a "${markers.end}".`);
  const before = document.slice(start, end).split("\n");
  const all = sources.flatMap((source) => {
    const row = rows.get(source.name) ?? before.find((line) => line.startsWith(`| ${nameOf(source)},`));
    return row === undefined ? [] : [row];
  });
  return `${document.slice(0, start + markers.start.length)}\n\n${formatTable(all)}\n\n${document.slice(end)}`;
}
