import { inElements, type Foreign } from "./foreignSyntax";

/** @param words whose first pair of stars was not read; Markdown then takes the last stars of one pair and the first of the next for a pair. */
function strong(words: string): string {
  const parts = words.split("**");
  return parts.map((part, index) => (index % 2 === 0 ? `<strong>${part}</strong>` : part)).join("");
}

/** Signs around words that other engines hide or style, and stars that Markdown does not read as bold. */
export const foreignMarks: readonly Foreign[] = [
  {
    // Markdown reads stars by the characters on both sides: a sign within and a letter outside do not begin or end bold words.
    pattern:
      /(?<![\w*/\\\uFFFC])\*\*(?<words>[^\s*\uFFFC/\\][^*\n\uFFFC]*[\p{P}])\*\*(?=[\p{L}\p{N}])|(?<=\p{L})\*\*(?<inner>[\p{P}][^*\n\uFFFC]*)\*\*(?![\w*/])/dgu,
    read: ({ words, inner }, isMarkdown) => {
      const meant = words ?? inner ?? "";
      if (!/\p{L}{2}|\d\s?%/u.test(meant)) return null;
      const why = "bold words neither begin nor end with a sign where a letter touches the stars";
      return { why, fix: isMarkdown ? "move the sign out of the stars." : `write "${strong(meant)}".` };
    },
  },
  {
    pattern:
      /(?<![\w*/\\\uFFFC])\*\*(?<words>\p{L}[^*\n\uFFFC\u2060/\\=(),]*[^\s*\uFFFC\u2060])[ \t\u00A0]+\*\*(?![\w*/([\p{L}])/dgu,
    // "**kwargs" in Python takes named values.
    read: ({ words = "" }) =>
      /^\w*(?:args|opts|options|params)\b/.test(words)
        ? null
        : { why: "there is a space in front of the last stars", fix: `write "**${words}**".` },
  },
  {
    // "x^2^y" is arithmetic.
    pattern: /(?<=[\p{L}\p{N})\u2060])\^(?<words>[\p{L}\p{N}+-]{1,4})\^(?![\p{L}\p{N}^])/dgu,
    read: ({ words = "" }, isMarkdown) => ({
      why: "it raises nothing here",
      fix: isMarkdown ? `write "$^{${words}}$".` : `write "<sup>${words}</sup>".`,
    }),
  },
  {
    // In a batch file, a letter follows the last sign of "%%i … %%i"; in "100%%", a digit precedes the first sign.
    pattern: /(?<![\w%\uFFFC])%%(?<words>[ \t\n]*[^\s%](?:[^%]*[^\s%,;])?[ \t\n]*)%%(?![\w%\uFFFC])/dg,
    read: ({ words = "" }, isMarkdown) => {
      const comment = words.includes("\n") ? " … " : ` ${words.trim()} `;
      return {
        why: "comments are written in another way here",
        fix: isMarkdown ? `write "<!--${comment}-->".` : `write "{/*${comment}*/}".`,
      };
    },
  },
  {
    // "++i" and "i++" are code, so the first and the last word have at least three letters.
    pattern:
      /(?<![\w+)\]\uFFFC])\+\+(?<words>\p{L}{3,}(?:[^+\n;=]*[^\p{L}\n+;=]\p{L}{3,}[.!?]?|\p{L}*|(?:\+[\w-]+)+))\+\+(?![\w+([\uFFFC])/dgu,
    read: ({ words = "" }, isMarkdown) => {
      const keys = words.split("+");
      if (keys.length > 1)
        return {
          why: "keys have no syntax of their own here",
          fix: isMarkdown
            ? `write "\`${keys.join("+")}\`".`
            : `write "${keys.map((key) => `<kbd>${key}</kbd>`).join("+")}".`,
        };
      return {
        why: "it marks nothing here",
        fix: isMarkdown ? "remove the signs." : `write "<ins>${words}</ins>".`,
      };
    },
  },
  {
    // "||x||" and "||a - b||" are norms in mathematics.
    pattern: /(?<![\w|)\]\uFFFC])\|\|(?<words>\p{L}(?:[\p{L}\p{N}\s,.'’!?]*[\p{L}.!?])?)\|\|(?![\w|^([\uFFFC])/dgu,
    read: ({ words = "" }, isMarkdown) =>
      /^\p{L}{5,}$/u.test(words) || (words.match(/\p{L}{2,}/gu) ?? []).length > 2
        ? {
            why: "it hides nothing here",
            fix: `write it in <details>${inElements(isMarkdown)}, or remove the signs.`,
          }
        : null,
  },
];
