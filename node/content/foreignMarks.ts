import { inElements, type Foreign } from "./foreignSyntax";

/** Signs around words that other engines hide or style. */
export const foreignMarks: readonly Foreign[] = [
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
