import { parseConfiguration, type ConfigEntry } from "../../../../node/codeBlocks/parseConfiguration";
import { checkConfiguration, type Judgement } from "../../checks/checkConfiguration";
import { isPlaceholder, keysOf, type ConfigurationFacts } from "../../kinds/config/keys";

export interface Diagnostic extends Omit<Judgement, "rule"> {
  readonly rule: Judgement["rule"] | UnreadableRule;
  readonly severity: "error" | "warning";
}

/** Rules for files that the check does not parse. */
type UnreadableRule = "too-long" | "not-text";

export interface CheckedFile {
  /** The configuration document that the file was checked as; null if its keys match none. */
  readonly document: string | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly entries: readonly ConfigEntry[];
}

/** In UTF-16 code units. The longest configuration on this site has about 3,000. */
export const mostCharacters = 100_000;
/** Control characters that no text file contains. */
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/;

/**
 * Reports on a file what `npm run check` reports on a code block that is a whole file. Uses no disk, no network and no Node API: it runs in
 * the browser's worker and in tests.
 *
 * @param wanted name of the configuration document, if the reader chose one; otherwise the keys determine it.
 */
export function checkFile(text: string, wanted: string | null, facts: ConfigurationFacts): CheckedFile {
  const unreadable = checkText(text);
  if (unreadable) return { document: wanted, diagnostics: [unreadable], entries: [] };
  const { entries, findings, misfits } = parseConfiguration({ text, firstLine: 1 });
  const document = wanted ?? recognize(text, entries, facts);
  const judged =
    document === null
      ? []
      : checkConfiguration(
          {
            line: 1,
            column: 1,
            title: document,
            schema: document,
            // An empty editor misses nothing yet, and an unreadable file may contain any key.
            isPart: findings.length > 0 || text.trim() === "",
            unchecked: [],
            isFile: true,
            entries,
            misfits,
          },
          facts,
        );
  const diagnostics = [...findings, ...judged].map((finding) => ({ severity: "error" as const, ...finding }));
  return { document, entries, diagnostics: diagnostics.sort((a, b) => a.line - b.line || a.column - b.column) };
}

function checkText(text: string): Diagnostic | null {
  const at = text.length > mostCharacters ? mostCharacters : (binary.exec(text)?.index ?? -1);
  if (at < 0) return null;
  const before = text.slice(0, at).split("\n");
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, severity: "error" as const };
  return text.length > mostCharacters
    ? {
        ...place,
        rule: "too-long",
        what: `The file has ${text.length.toLocaleString("en")} characters. The check reads ${mostCharacters.toLocaleString("en")}, which end here.`,
        fix: "paste only the configuration.",
      }
    : {
        ...place,
        rule: "not-text",
        what: "The file contains characters that do not belong in a text file.",
        fix: "choose a text file in UTF-8.",
      };
}

/** @returns the configuration document that has most of the top-level keys; null if none has any of them. */
function recognize(text: string, entries: readonly ConfigEntry[], { documents }: ConfigurationFacts): string | null {
  // While the text cannot be parsed, as after many keystrokes, look at its lines.
  const lines = entries.length === 0 ? Array.from(text.matchAll(/^([\w.-]+) *:/gm), ([, name = ""]) => name) : [];
  const first = [...lines, ...entries.filter(({ path }) => path.length === 1).map(({ path: [name = ""] }) => name)];
  let best: { readonly name: string | null; readonly score: number } = { name: null, score: 0 };
  for (const document of documents.values()) {
    const names = new Set(keysOf(document).map(({ path }) => path.split(".")[0] ?? path));
    // A document in which authors choose the names is recognized only by its form: hosts with lists of numbers.
    const isOpen = [...names].some(isPlaceholder);
    const known = first.filter((name) => names.has(name)).length;
    const score = isOpen ? (entries.length > 0 && isMapping(entries) ? 0.5 : 0) : known;
    if (score > best.score) best = { name: document.name, score };
  }
  return best.name;
}

function isMapping(entries: readonly ConfigEntry[]): boolean {
  return entries.every(({ path, value }) =>
    path.length === 1 ? value.type === "mapping" : path.length === 2 && value.type === "list",
  );
}
