/** What this site knows of DocSearch 3.9.0 that its documentation does not promise. patches.test.tsx compares it with the package. */
export const inside = {
  /** The whole window, its list, and what is above and below that. */
  container: ".DocSearch-Container",
  modal: ".DocSearch-Modal",
  list: ".DocSearch-Dropdown",
  footer: ".DocSearch-Footer",
  field: ".DocSearch-Input",
  row: ".DocSearch-Hit",
  /** DocSearch cuts what is typed or pasted behind so many UTF-16 code units; a query that it begins with may be longer. */
  longestQuery: 64,
  /** Keys of the browser's storage are this, one of these lists, and the name of the index. */
  storedLists: ["RECENT", "FAVORITE"].map((list) => `__DOCSEARCH_${list}_SEARCHES__`),
  /** The error that DocSearch shows has this name; it passes on all others. */
  failureName: "RetryError",
  /**
   * DocSearch shows "stalled" this long after it asked, in milliseconds, whatever came of it meanwhile. An error that
   * comes sooner would be covered by it.
   */
  stallThreshold: 350,
} as const;
