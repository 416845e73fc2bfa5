/** Addresses of one picture. */
export interface ShownPicture {
  readonly src: string;
  readonly srcSet: string | null;
  /** The picture in full size. */
  readonly full: string;
}

/** A picture as a page shows it. Sizes in CSS pixels. */
export interface PictureFile extends ShownPicture {
  /** As large as the original's pixels and density allow. */
  readonly width: number;
  readonly height: number;
  /** Widest that it is shown. */
  readonly shown: number;
  /** The one of the same size that takes its place in dark mode. */
  readonly dark: ShownPicture | null;
}
