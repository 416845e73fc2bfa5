/** Where the live preview says what is wrong with the site, as server-sent events. No built site has this address. */
export const previewEvents = "/___preview";

export interface PreviewTemplate {
  /** As Gatsby calls it. */
  readonly name: string;
  /** Number of the bundling since which browsers can load it without a break. After one, a page that shows it gets no edits. */
  readonly since: number;
}

/** What the author of an open page has to know. */
export interface PreviewReport {
  /** The template that the page has now; null while browsers cannot load it, or there is no page. */
  readonly template: PreviewTemplate | null;
  /** Digest of the page's file, as its data have it when they are of this state of the file; null for a page without a file. */
  readonly digest: string | null;
  /** webpack's hash of the last bundle without errors; null before there is one. */
  readonly bundle: string | null;
  /** How many bundles without errors there have been. One that is corrected may have the hash that it had before. */
  readonly bundling: number;
  /** Why the preview must be started again: files that it reads at its start have changed; null where none has. */
  readonly restart: string | null;
  /** Why the page is no longer at its address, and where it is now; null for a page that is there. */
  readonly gone: { readonly text: string; readonly path: string | null } | null;
  /** Problems of the page and of the files that it shows, as `npm run check` prints them. */
  readonly own: readonly string[];
  /** Problems of all other files. */
  readonly others: readonly string[];
  /** Names the others: "2 problems in other files". */
  readonly summary: string;
}
