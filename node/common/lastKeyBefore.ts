import { isMap, isScalar, type Document } from "yaml";

/** Where the last key of the first level stands that starts before an offset. */
export function lastKeyBefore({ contents }: Document, offset: number): number {
  const starts = isMap(contents) ? contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0)) : [];
  return starts.filter((start) => start <= offset).at(-1) ?? offset;
}
