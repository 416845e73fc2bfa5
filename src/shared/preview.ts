/** Path at which the live preview reports problems of the site, as server-sent events. No built site has it. */
export const previewEvents = "/___preview";

export interface PreviewTemplate {
  /** Gatsby's name for it. */
  readonly name: string;
  /**
   * Number of the bundling since which browsers have been able to load it without interruption. After an interruption,
   * pages that show the template receive no edits.
   */
  readonly since: number;
}

/** What the preview tells the author who has a page open. */
export interface PreviewReport {
  /** The page's current template; null while browsers cannot load it, or if there is no page. */
  readonly template: PreviewTemplate | null;
  /** Digest of the page's file once its page data match this state of the file; null for a page without a file. */
  readonly digest: string | null;
  /** webpack's hash of the last bundle without errors; null before the first one. */
  readonly bundle: string | null;
  /** Number of bundles without errors so far. A corrected bundle may have the same hash as before. */
  readonly bundling: number;
  /** Why the author must restart the preview: files that it reads at startup have changed; null if none has. */
  readonly restart: string | null;
  /** Why the page is no longer at its address, and where it is now; null if it is still there. */
  readonly gone: { readonly text: string; readonly path: string | null } | null;
  /** Problems of the page and of the files that it shows, in the format of `npm run check`. */
  readonly own: readonly string[];
  /** Problems of all other files. */
  readonly others: readonly string[];
  /** Summary of the others: "2 problems in other files". */
  readonly summary: string;
}
