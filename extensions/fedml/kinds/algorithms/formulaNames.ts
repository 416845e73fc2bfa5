/** Words in a formula and names of its environments. They are not names of quantities. */
const words = /\\(?:text|mathrm|operatorname\*?|begin|end)\{[^{}]*\}/g;

const greek =
  "alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi omega " +
  "Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega";

/** Commands that are names; all others are signs, accents or spaces. */
const commands = new Set([...greek.split(" "), "ell", "nabla"].map((name) => `\\${name}`));

/**
 * The names in a formula that need an explanation: each letter, each Greek letter, `\ell`, `\nabla`, and each letter in another alphabet,
 * such as `\mathcal{N}`. Letters in subscripts and superscripts count, accents do not: `\bar{w}_{t+1}` has the names w and t.
 *
 * @param tex in the syntax of KaTeX.
 * @returns each name once, in the order of the formula.
 */
export function formulaNames(tex: string): readonly string[] {
  const found = tex.replace(words, " ").match(/\\math(?:cal|bb|bf|frak|scr)\{[A-Za-z]\}|\\[A-Za-z]+|[A-Za-z]/g) ?? [];
  return [...new Set(found)].filter((name) => !/^\\[A-Za-z]+$/.test(name) || commands.has(name));
}
