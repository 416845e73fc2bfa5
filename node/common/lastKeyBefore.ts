import { isMap, isScalar, type Document } from "yaml";

/** Offset of the last top-level key that starts at or before an offset. */
export function lastKeyBefore({ contents }: Document, offset: number): number {
  const starts = isMap(contents) ? contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0)) : [];
  return starts.filter((start) => start <= offset).at(-1) ?? offset;
}
