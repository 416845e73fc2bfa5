/** A picture of a page, in two layouts: the style sheet shows the one that fits. */
export interface Illustration {
  /** Shown below the picture. */
  readonly caption: string;
  /** Text alternative for readers who do not see the picture. */
  readonly alt: string;
  /** SVG for wide text columns. */
  readonly wide: string;
  /** SVG for all other columns. */
  readonly narrow: string;
}

/** Widths of the two layouts. One unit is one CSS pixel: of `wide` on a desktop, of `narrow` on a phone 360 pixels wide. */
export const widths = { wide: 660, narrow: 300 } as const;
