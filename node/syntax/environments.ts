/** The mark of an environment of TeX, up to its brace: MDX reads its name in braces as code. */
export const environment = /\\(?:begin|end)(?=\{|$)/;

export const adviceOnEnvironment = 'write "$$" alone on the lines above and below the formula.';
