import { ignoreLate, outlastStall, settleQuietly, toFailure } from "./answerPatches";
import { forgetEvents, keepFocus, liftLimit, ownTab, reportEmptied, restoreMargin } from "./eventPatches";
import { escapeHtml } from "./escapeHtml";
import { fillSnippet } from "./fillSnippet";
import { fixBars, fixFrame, fixLists, fixOptions } from "./rolePatches";
import { cleanStoredSearches } from "./storedSearches";
import { useEnter } from "./useEnter";

/**
 * All that this site corrects in DocSearch's window, by name. patches.test.tsx switches each of them off and expects DocSearch's
 * own fault: a patch that is no longer needed fails there, and so does one that no longer works.
 */
export const patches = {
  /** Broken lists in the browser's storage crash the window, and their texts are HTML to it. */
  cleanStoredSearches,

  /** Texts of an answer are HTML to it. */
  escapeHtml,
  /** It takes one answer to a query, so excerpts that come later are put into the rows that it shows. */
  fillSnippet,

  /** It shows errors of one name only. */
  toFailure,
  /** Its sign of a slow answer covers an error that comes before it. */
  outlastStall,
  /** It throws an error that it has shown on, to nobody, and what follows hides the error. */
  settleQuietly,
  /** It shows the failure of a query that the reader has changed since. */
  ignoreLate,

  /** It calls the whole window a button. */
  fixFrame,
  /** Its header and footer are those of the page to assistive technology. */
  fixBars,
  /** Its options contain links, although an option must not contain a control. */
  fixOptions,
  /** Its lists all have one id, which is not the one by which the field names them. */
  fixLists,

  /** A press on the backdrop takes the focus from where the closing window has just put it. */
  keepFocus,
  /** It asks nobody about an empty field. */
  reportEmptied,
  /** It cuts what is pasted. */
  liftLimit,
  /** Tab goes round a list of stops from the time when the window opened. */
  ownTab,
  /** Enter opens a row of the query before. */
  useEnter,

  /** It keeps the last event, and with it every node of the closed window. */
  forgetEvents,
  /** It leaves a style on the body. */
  restoreMargin,
};
