/**
 * Address of the style sheet of formulas, which only pages with formulas load; the build puts it there with its fonts. Hosts let
 * browsers keep it for a year, so that it names KaTeX's version.
 */
export const formulaStyles = "/static/katex-0.16.47/katex.min.css";
