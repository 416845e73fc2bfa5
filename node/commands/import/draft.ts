import { countBelow } from "./countBelow";

/** What the page lacks compared with its source. "part" is the text of another file; `words` are those of an element. */
export type Missing = "picture" | "video" | "part" | { readonly words: string };

/** @param texts of an element that the page no longer shows. @returns undefined if they contain no words. */
export function missingWords(texts: readonly string[]): Missing | undefined {
  const words = texts.join(" ").trim();
  return words === "" ? undefined : { words };
}

/** Something the author must do by hand ("hand"), or that this engine cannot show ("lost"). */
export interface Note {
  readonly kind: "hand" | "lost";
  readonly what: string;
  readonly missing?: Missing | undefined;
  /** In the current text. */
  readonly offset: number;
}

interface Slice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly addition: Addition | null;
}

/** A sentence about a replacement. The note gets it only if the replacement is applied, and no outer one takes precedence. */
interface Addition {
  readonly note: Note | undefined;
  readonly says: string;
}

/**
 * A page while it is converted. Converters register slices of its text and their replacements; all other text stays unchanged,
 * character by character.
 */
export class Draft {
  readonly #counts: Map<string, number>;
  #text: string;
  #slices: Slice[] = [];
  #notes: Note[] = [];

  constructor(text: string, counts = new Map<string, number>()) {
    this.#text = text;
    this.#counts = counts;
  }

  get text(): string {
    return this.#text;
  }

  get notes(): readonly Note[] {
    return this.#notes;
  }

  /**
   * @param change name under which the report counts this replacement, such as "boxes".
   * @param says added to the last note if the replacement is applied. An outer replacement takes precedence over it.
   */
  replace(start: number, end: number, text: string, change?: string, { says }: { readonly says?: string } = {}): void {
    if (this.#text.slice(start, end) === text) return;
    const addition = says === undefined ? null : { note: this.#notes.at(-1), says };
    this.#slices.push({ start, end, text, addition });
    if (change !== undefined) this.count(change);
  }

  /** @returns the indentation of `offset` in its line: tabs and ">" stay, other characters become blanks, removed slices go. */
  leadOf(offset: number): string {
    const start = this.#text.lastIndexOf("\n", offset - 1) + 1;
    const removed = this.#slices.filter((slice) => slice.text === "" && slice.start >= start && slice.end <= offset);
    const width = removed.reduce((sum, slice) => sum - (slice.end - slice.start), offset - start);
    return this.#text
      .slice(start, offset)
      .replace(/[^\t>]/g, " ")
      .slice(0, Math.max(width, 0));
  }

  count(change: string): void {
    this.#counts.set(change, (this.#counts.get(change) ?? 0) + 1);
  }

  /** @param missing the part of the source that the page does not show. */
  note(offset: number, what: string, kind: Note["kind"] = "hand", missing?: Missing): void {
    this.#notes.push({ kind, what, offset, ...(missing ? { missing } : {}) });
  }

  /** Applies the slices registered since the last commit. If slices overlap, the outer one wins. */
  commit(): void {
    // At the same offset, insertions come before replacements.
    const slices = this.#slices
      .map((slice, index) => ({ ...slice, index }))
      .sort(
        (a, b) =>
          a.start - b.start || Number(a.end > a.start) - Number(b.end > b.start) || b.end - a.end || a.index - b.index,
      );
    const kept: Slice[] = [];
    let last = 0;
    for (const slice of slices) {
      if (slice.start < last) continue;
      kept.push(slice);
      last = slice.end;
    }
    const before = this.#text;
    let [text, from] = ["", 0];
    for (const { start, end, text: written } of kept) {
      text += before.slice(from, start) + written;
      from = end;
    }
    this.#text = text + before.slice(from);
    const additions = new Map(kept.flatMap(({ addition }) => (addition ? [[addition.note, addition.says]] : [])));
    const moved = offsetsBehind(kept);
    this.#notes = this.#notes.map((note) => ({
      ...note,
      what: note.what + (additions.get(note) ?? ""),
      offset: moved(note.offset),
    }));
    this.#slices = [];
  }
}

/** @param slices in ascending order, without overlaps. @returns where an offset is after they are applied. */
function offsetsBehind(slices: readonly Slice[]): (offset: number) => number {
  const starts = slices.map(({ start }) => start);
  const shifts = [0];
  for (const { start, end, text } of slices) shifts.push((shifts.at(-1) ?? 0) + text.length - (end - start));
  return (offset) => {
    const count = countBelow(starts, offset);
    const last = slices[count - 1];
    return last && last.end > offset ? last.start + (shifts[count - 1] ?? 0) : offset + (shifts[count] ?? 0);
  };
}
