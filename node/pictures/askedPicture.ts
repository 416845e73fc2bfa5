/** A picture with the width that a page sets; as a single text: "content/docs/guide/chart.png?width=300". */
export interface AskedPicture {
  /** From the repository root. */
  readonly file: string;
  /** In CSS pixels; null for the natural width. */
  readonly width: number | null;
}

export function formatAsked({ file, width }: AskedPicture): string {
  return width === null ? file : `${file}?width=${String(width)}`;
}

export function parseAsked(asked: string): AskedPicture {
  const [file = asked, width] = asked.split("?width=");
  return { file, width: width === undefined ? null : Number(width) };
}
