import { ignoreLate, outlastStall, settleQuietly, toFailure } from "./answerPatches";
import { forgetEvents, keepFocus, liftLimit, ownTab, reportEmptied, restoreMargin } from "./eventPatches";
import { escapeHtml } from "./escapeHtml";
import { fillSnippet } from "./fillSnippet";
import { fixBars, fixFrame, fixLists, fixOptions } from "./rolePatches";
import { cleanStoredSearches } from "./storedSearches";
import { useEnter } from "./useEnter";

/**
 * All corrections of DocSearch's window, by name; each comment tells DocSearch's fault. patches.test.tsx switches each patch off
 * and expects the fault: a patch that is no longer needed fails there, and so does one that no longer works.
 */
export const patches = {
  /** Broken lists in the browser's storage crash the window, and it inserts their texts as HTML. */
  cleanStoredSearches,

  /** It inserts the texts of an answer as HTML. */
  escapeHtml,
  /** It takes only one answer to a query, so excerpts that load later are written into the rows on the screen. */
  fillSnippet,

  /** It shows only errors with one name. */
  toFailure,
  /** Its sign of a slow answer covers an error that arrived earlier. */
  outlastStall,
  /** It rethrows an error that it has shown, nothing catches it, and the code that follows hides the error. */
  settleQuietly,
  /** It shows the failure of a query that the reader has changed since. */
  ignoreLate,

  /** It gives the whole window the role of a button. */
  fixFrame,
  /** Assistive technology takes its header and footer for those of the page. */
  fixBars,
  /** Its options contain links, although an option must not contain a control. */
  fixOptions,
  /** Its lists all have the same id, and the field refers to another one. */
  fixLists,

  /** A press on the backdrop takes the focus from where the closing window has just put it. */
  keepFocus,
  /** It does not call its client when the field is emptied. */
  reportEmptied,
  /** It cuts pasted text. */
  liftLimit,
  /** Tab cycles through the stops that the window had when it opened. */
  ownTab,
  /** Enter opens a row of the previous query. */
  useEnter,

  /** It keeps a reference to the last event, and so every node of the closed window. */
  forgetEvents,
  /** It leaves a style on the body. */
  restoreMargin,
};
