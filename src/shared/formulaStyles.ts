/**
 * URL of the style sheet for formulas, which only pages with formulas load. The build copies it there with its fonts.
 * Its name contains KaTeX's version, because hosts let browsers cache it for a year.
 */
export const formulaStyles = "/static/katex-0.16.47/katex.min.css";
