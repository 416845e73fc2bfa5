/** What a reader sees on a page: its words, and the number of pictures, boxes and tabs. */
export interface Content {
  readonly words: readonly string[];
  readonly pictures: number;
  readonly boxes: number;
  readonly tabs: number;
}

export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** @returns the words of the source that the rendered page lacks, each as many times as it is missing. */
export function missingWords(source: Content, rendered: Content): readonly string[] {
  const left = new Map<string, number>();
  for (const word of rendered.words) left.set(word, (left.get(word) ?? 0) + 1);
  return source.words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
