/** One heading of a document, in document order. */
export interface DocHeading {
  /** 1 to 6; the page title is level 1 and is not among them. */
  readonly depth: number;
  readonly text: string;
  /** Anchor, without "#". */
  readonly id: string;
}
