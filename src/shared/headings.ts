export interface DocHeading {
  /** 1 to 6; the page title has level 1 and is not included. */
  readonly depth: number;
  readonly text: string;
  /** Anchor, without "#". */
  readonly id: string;
}
