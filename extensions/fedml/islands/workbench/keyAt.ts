import type { ConfigKey } from "../../kinds/config/config";
import { isPlaceholder, keysOf, valuesOf, type PlacedKey } from "../../kinds/config/keys";
import type { WorkbenchFacts } from "./data";

/** A key without quotes may end with spaces. Excluding them here would read a long line once for each space. */
const keyOfLine = /^( *)(?:- +)*(?:"([^"]+)" *|'([^']+)' *|([^\s#:'"[\]{},&*!|>%@`-][^#:]*)):(?: |$)/;

/**
 * The keys that lead to a line, found by indentation only, so that it works at every keystroke, even if the file cannot be parsed.
 *
 * @param index of the line, from 0.
 * @param below indentation to assume instead of the line's own.
 */
export function pathAt(lines: readonly string[], index: number, below?: number): readonly string[] {
  const path: string[] = [];
  let indent = below ?? Infinity;
  for (let line = index; line >= 0 && indent > 0; line--) {
    const [, spaces = "", double, single, plain] = keyOfLine.exec(lines[line] ?? "") ?? [];
    const name = double ?? single ?? plain?.trimEnd();
    if (name === undefined || spaces.length >= indent) {
      // The cursor's own line has no key, so it belongs to a line above.
      if (line === index && below === undefined) indent = indentOf(lines[line] ?? "") || Infinity;
      continue;
    }
    path.unshift(name);
    indent = spaces.length;
  }
  return path;
}

export function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** @returns the key that a path names; for a path below a known key, that key. */
export function keyOf(path: readonly string[], document: string | null, facts: WorkbenchFacts): PlacedKey | undefined {
  const known = facts.documents.get(document ?? "");
  if (!known) return undefined;
  const keys = keysOf(known);
  for (let length = path.length; length > 0; length--) {
    const steps = path.slice(0, length);
    const found = keys.find(({ path: own }) => fits(own.split("."), steps));
    if (found) return found;
    const loose = known.sections.length > 0 && length === 2 ? keys.find(({ key }) => key === steps[1]) : undefined;
    if (loose) return loose;
  }
  return undefined;
}

function fits(own: readonly string[], steps: readonly string[]): boolean {
  return own.length === steps.length && own.every((step, index) => step === steps[index] || isPlaceholder(step));
}

export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly info: string;
  /** Whether it contains keys. */
  readonly isSection: boolean;
}

/** @returns the keys that are allowed below a path. */
export function keysBelow(
  parent: readonly string[],
  document: string | null,
  facts: WorkbenchFacts,
): readonly Suggestion[] {
  const known = facts.documents.get(document ?? "");
  if (!known) return [];
  const found = new Map<string, Suggestion>();
  const keys = keysOf(known);
  for (const key of keys) {
    const steps = key.path.split(".");
    const label = steps[parent.length] ?? "";
    if (steps.length <= parent.length || isPlaceholder(label) || found.has(label)) continue;
    if (!parent.every((step, index) => step === steps[index] || isPlaceholder(steps[index] ?? ""))) continue;
    const own = steps.length === parent.length + 1 ? key : undefined;
    const isSection = keys.some(({ path }) => path.startsWith(`${[...parent, label].join(".")}.`));
    found.set(label, { label, detail: own?.type ?? "", info: own?.meaning ?? "", isSection: isSection && !own });
  }
  return [...found.values()];
}

/** @returns the values that a key accepts, or examples of them. */
export function valuesFor(key: ConfigKey, facts: WorkbenchFacts): readonly string[] {
  const { values_of: list } = key;
  if (list === "datasets" || list === "models") return facts.data[list];
  const values = valuesOf(key, facts).map(String);
  if (values.length > 0) return values;
  if (key.type === "boolean") return ["true", "false"];
  const example = key.example ?? key.default;
  return example === undefined || Array.isArray(example) || String(example) === "" ? [] : [String(example)];
}
