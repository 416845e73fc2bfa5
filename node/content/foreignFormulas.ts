import { adviceOnEnvironment } from "../syntax/environments";
import { certain, type Foreign } from "./foreignSyntax";

/** A command of TeX, or a raised or lowered sign. "\(my_name\)" is a word. */
const formula = /\\[A-Za-z]{2,}|[A-Za-z)]\^[\w{\\]|(?<![A-Za-z\d_])[A-Za-z]_[\w{\\]/;

/** A letter alone, which is often "[x]" in square brackets. */
const variable = /^\s*[A-Za-z]\s*$/;

/** Whether words end here: "file\(s\)" is no formula. */
const endsWords = /[\p{L}\p{N}`)]$/u;

/** Formulas of TeX: their marks are escaped brackets, which the plain text covers. */
export const foreignFormulas: readonly Foreign[] = [
  {
    pattern: /(?<!\uFFFC)\uFFFC{2}(?!\uFFFC)(?<written>[^\n]{1,300}?)\uFFFC{2}/dg,
    read: ({ mark = "", written = "", before = "" }) =>
      /^\\\((?:(?!\\[()]).)*\\\)$/.test(mark) &&
      (formula.test(written) || variable.test(written)) &&
      !endsWords.test(before)
        ? certain('a formula is between two "$"', `$${written.trim()}$`)
        : null,
  },
  {
    pattern: /(?<!\uFFFC)\uFFFC{2}(?!\uFFFC)(?<written>[^]{1,600}?)\uFFFC{2}/dg,
    read: ({ mark = "", written = "", before = "" }) =>
      /^\\\[(?:(?!\\[[\]])[^])*\\\]$/.test(mark) && formula.test(written) && !endsWords.test(before)
        ? { why: "a formula of its own is between two lines", fix: 'write "$$" alone on the lines above and below it.' }
        : null,
  },
  {
    pattern: /\\begin\{[A-Za-z]+\*?\}/dg,
    read: () => ({ why: "a formula of its own is between two lines", fix: adviceOnEnvironment }),
  },
];
