/** Where the live preview says what is wrong with the site, as server-sent events. No built site has this address. */
export const previewEvents = "/___preview";

/** What the author of an open page has to know. */
export interface PreviewReport {
  /** Why the page is no longer at its address, and where it is now; null for a page that is there. */
  readonly gone: { readonly text: string; readonly path: string | null } | null;
  /** Problems of the page and of the files that it shows, as `npm run check` prints them. */
  readonly own: readonly string[];
  /** Problems of all other files. */
  readonly others: readonly string[];
  /** Names the others: "2 problems in other files". */
  readonly summary: string;
}
