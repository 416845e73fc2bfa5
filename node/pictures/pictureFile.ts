/** URLs of one picture. */
export interface ShownPicture {
  readonly src: string;
  readonly srcSet: string | null;
  /** URL of the full-size picture. */
  readonly full: string;
}

/** A picture as a page shows it. Sizes in CSS pixels. */
export interface PictureFile extends ShownPicture {
  /** Natural size, or the size for the width that a page sets. */
  readonly width: number;
  readonly height: number;
  /** Largest width at which it is shown. */
  readonly shown: number;
  /** The picture of the same size that replaces it in dark mode. */
  readonly dark: ShownPicture | null;
}
