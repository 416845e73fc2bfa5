import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../scripts/workspace.mjs";

/** Outcome of each fault on one kind of page. */
export type Outcomes = ReadonlyMap<string, string>;

const file = path.join(root, "docs/RELIABILITY.md");
const start = "<!-- matrix:start -->";
const end = "<!-- matrix:end -->";
/** Cell for a file that a kind of page does not request. */
export const nothing = "–";

/** @returns what docs/RELIABILITY.md says about a kind of page. */
export function readOutcomes(kind: string): Outcomes {
  const { kinds, rows } = readMatrix();
  const place = kinds.indexOf(kind);
  return new Map([...rows].map(([fault, cells]) => [fault, cells[place] ?? nothing]));
}

/** Writes the observed outcomes into the table. Only one process may write at a time: `--workers=1`. */
export function writeOutcomes(kind: string, outcomes: Outcomes, order: (fault: string) => number): void {
  const { kinds: known, rows } = readMatrix();
  const kinds = known.includes(kind) ? known : [...known, kind];
  const faults = [...new Set([...rows.keys(), ...outcomes.keys()])].sort((a, b) => order(a) - order(b));
  const cells = faults.map((fault) =>
    kinds.map((name, place) => (name === kind ? outcomes.get(fault) : rows.get(fault)?.[place]) ?? nothing),
  );
  const kept = faults
    .map((fault, row) => [fault, ...(cells[row] ?? [])])
    .filter((row) => row.slice(1).some((cell) => cell !== nothing));
  const table = [["Fault", ...kinds], ["---", ...kinds.map(() => "---")], ...kept].map(
    (row) => `| ${row.join(" | ")} |`,
  );
  const text = readFileSync(file, "utf8");
  const [before = "", rest = ""] = text.split(start);
  const [, after = ""] = rest.split(end);
  writeFileSync(file, `${before}${start}\n\n${table.join("\n")}\n\n${end}${after}`);
}

function readMatrix(): { readonly kinds: readonly string[]; readonly rows: ReadonlyMap<string, readonly string[]> } {
  const matrix = readFileSync(file, "utf8").split(start)[1]?.split(end)[0] ?? "";
  const [head, , ...lines] = matrix
    .trim()
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return { kinds: head?.slice(1) ?? [], rows: new Map(lines.map(([fault = "", ...cells]) => [fault, cells])) };
}
