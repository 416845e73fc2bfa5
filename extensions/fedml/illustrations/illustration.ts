/** A picture of a page, in two arrangements: the style sheet shows the one that fits. */
export interface Illustration {
  /** Stands below the picture. */
  readonly caption: string;
  /** What the picture says, for those who do not see it. */
  readonly alt: string;
  /** SVG for wide columns of text. */
  readonly wide: string;
  /** SVG for all others. */
  readonly narrow: string;
}

/** Widths of the two arrangements: their units are CSS pixels on a desktop, and on a phone of 360 pixels. */
export const widths = { wide: 660, narrow: 300 } as const;
