/** Address of the style sheet of formulas, which only pages with formulas load; the build puts it there with its fonts. */
export const formulaStyles = "/static/katex/katex.min.css";
