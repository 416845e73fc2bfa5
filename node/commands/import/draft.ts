/** What of the source is not on the page: the text of another file counts as a part, and an element has words. */
export type Missing = "picture" | "video" | "part" | { readonly words: string };

/** @param texts of an element that no reader sees now. @returns undefined where they hold no words. */
export function missingWords(texts: readonly string[]): Missing | undefined {
  const words = texts.join(" ").trim();
  return words === "" ? undefined : { words };
}

/** Something a person has to do, or that no page of this engine can show. */
export interface Note {
  readonly kind: "hand" | "lost";
  readonly what: string;
  readonly missing?: Missing | undefined;
  /** Of the text as it now is. */
  readonly offset: number;
}

interface Slice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A page on its way into this engine. Converters name slices of its text and what stands there instead; whatever none of them
 * names stays as it is, letter by letter.
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

  /** @param change what is counted in the report, such as "boxes". */
  replace(start: number, end: number, text: string, change?: string): void {
    if (this.#text.slice(start, end) === text) return;
    this.#slices.push({ start, end, text });
    if (change !== undefined) this.count(change);
  }

  /** @returns what stands in front of a place in its line and stays, as white space and signs of quotations. */
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

  /** @param missing what the page does not show of the source. */
  note(offset: number, what: string, kind: Note["kind"] = "hand", missing?: Missing): void {
    this.#notes.push({ kind, what, offset, ...(missing ? { missing } : {}) });
  }

  /** Applies what was named since the last time. Of slices that overlap, the outer one counts. */
  commit(): void {
    // At one place, what is put in comes before what is taken out.
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
    this.#notes = this.#notes.map((note) => ({ ...note, offset: offsetBehind(kept, note.offset) }));
    this.#slices = [];
  }
}

function offsetBehind(slices: readonly Slice[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of slices) {
    if (start >= offset) break;
    if (end > offset) return start + shift;
    shift += text.length - (end - start);
  }
  return offset + shift;
}
