/** Internals of DocSearch 3.9.0 that this site relies on without a promise in its documentation. patches.test.tsx checks them. */
export const inside = {
  /** The whole window, its list, and what is above and below that. */
  container: ".DocSearch-Container",
  modal: ".DocSearch-Modal",
  list: ".DocSearch-Dropdown",
  footer: ".DocSearch-Footer",
  field: ".DocSearch-Input",
  row: ".DocSearch-Hit",
  /** DocSearch cuts typed or pasted text after this many UTF-16 code units; its initial query may be longer. */
  longestQuery: 64,
  /** Prefixes of DocSearch's keys in the browser's storage; the name of the index follows. */
  storedLists: ["RECENT", "FAVORITE"].map((list) => `__DOCSEARCH_${list}_SEARCHES__`),
  /** Name of the errors that DocSearch shows; it passes on all others. */
  failureName: "RetryError",
  /**
   * DocSearch shows "stalled" this many milliseconds after it sent a query, whatever has arrived in the meantime. It would
   * cover an error that arrived earlier.
   */
  stallThreshold: 350,
} as const;
