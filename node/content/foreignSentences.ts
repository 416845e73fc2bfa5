import { signNamed } from "./emojiNames";
import { foreignFormulas } from "./foreignFormulas";
import { foreignMarks } from "./foreignMarks";
import { foreignRoles } from "./foreignRoles";
import { certain, inElements, type Foreign } from "./foreignSyntax";

/* In these patterns, U+FFFC matches code or anything else that is not prose, and U+2060 a mark around words: see plainText.ts. */

/** Text that can only be an address. */
const address = /(?:https?:\/\/|\.{1,2}\/)[^\s()[\]<>"'\uFFFC\u2060]+/.source;

const links: readonly Foreign[] = [
  {
    pattern: /!\[(?<words>[^\][\n]*)\]\((?<to>[^()<>"'\s]+)[ \t]+=(?:(?<width>\d+)(?=[x)]))?[\dx%]*\)/dg,
    read: ({ words = "", to = "", width }, isMarkdown) => {
      const size = width === undefined || isMarkdown ? "" : `{width=${width}}`;
      return { why: "a size is written in another way here", fix: `write "![${words}](${to})${size}".` };
    },
  },
  {
    // Markdown ends such an address at its space. "[sic](as he says)" has no address.
    pattern: /(?<sign>!?)\[(?<words>[^\][\n]*)\]\((?<to>(?:\.{0,2}\/|[a-z]+:\/\/)[^()<>"'\n]*?[ \t][^()<>"'\n]*)\)/dgi,
    read: ({ sign = "", words = "", to = "" }) =>
      certain("there is a space in its address", `${sign}[${words}](${to.trim().replace(/\s/g, "%20")})`),
  },
  {
    pattern: new RegExp(`(?<![\\w\\])])(?<sign>!?)\\[(?<words>[^\\][\\n]{2,})\\][ \\t]+\\((?<to>${address})\\)`, "dg"),
    // "[1] (https://…)" is an entry in a list of sources.
    read: ({ sign = "", words = "", to = "" }) =>
      /^\d+$/.test(words) ? null : certain("there is a space behind the words", `${sign}[${words}](${to})`),
  },
  {
    pattern: new RegExp(`(?<![\\w\\])])\\((?<words>[^()[\\]\\n]+)\\)\\[(?<to>${address})\\]`, "dg"),
    read: ({ words = "", to = "" }) => certain("its brackets are the wrong way round", `[${words}](${to})`),
  },
  {
    pattern: /!\[\[(?<name>[^\][|#\n]+\.\w+)(?:[|#][^\][\n]*)?\]\]/dg,
    read: ({ name = "" }) => ({
      why: "pictures have another syntax here",
      fix: `write "![What it shows](./${name.replace(/^\.?\//, "").replaceAll(" ", "%20")})".`,
    }),
  },
  {
    pattern:
      /(?<![\w)\]!\uFFFC])\[\[(?<page>\p{L}[^\][|#,;:=<>"$*\n]+)(?<anchor>#[^\][|\n]*)?(?:\|(?<words>[^\][\n]+))?\]\](?![[(\w])/dgu,
    read: ({ page = "", anchor, words }) =>
      isPageName(page) || isPageWord(page, anchor, words)
        ? {
            why: "links have another syntax here",
            fix: `write "[${words ?? page}](./file.mdx)", with the page's file.`,
          }
        : null,
  },
];

/**
 * Whether it is a file, or a name of several words with spaces, slashes or hyphens. "[[Prototype]]", "[[bin]]" and "[[a-z]]" are something
 * else.
 */
function isPageName(page: string): boolean {
  if (/\.mdx?$/.test(page)) return true;
  const words = page.trim().split(/[\s/-]+/);
  return words.length > 1 && words.every((word) => /^[\p{L}\p{N}'’_.()&]{2,}$/u.test(word)) && /\p{L}{3}/u.test(page);
}

/** Internal slots and methods of the ECMAScript specification, such as "[[Prototype]]". */
const slots =
  /^(?:Call|Class|Configurable|Construct|Delete|Description|Enumerable|Environment|Extensible|Fields|Get|Handler|Iterator|Key|Module|Promise|Prototype|Realm|Set|Target|Value|Writable)$/;

/** A single word is a page if both a heading and a link text follow it; otherwise only if it begins with a capital letter. */
function isPageWord(page: string, anchor: string | undefined, words: string | undefined): boolean {
  if (!/^\p{L}{3,}$/u.test(page)) return false;
  if (anchor !== undefined && words !== undefined) return true;
  return /^\p{Lu}\p{Ll}+$/u.test(page) && !slots.test(page);
}

/** CSS selectors that may precede "[…]", as in ":root[data-theme]". */
const selectors =
  /^:(?:root|host|hover|focus|focus-\w+|active|checked|disabled|enabled|link|any-link|visited|target|is|not|where|has|scope|empty|(?:first|last|only|nth)-\S+)$/;

/** Syntax of other engines within a sentence. */
export const foreignSentences: readonly Foreign[] = [
  ...foreignFormulas,
  ...links,
  ...foreignRoles,
  ...foreignMarks,
  {
    pattern:
      /(?<![\w=!<>+*/~^|&)\]\uFFFC-])==(?<words>[\p{L}\p{N}"“'(\uFFFC\u2060](?:[^=\n]*[\p{L}\p{N}"”').!?%\uFFFC\u2060])?)==(?![\w=\uFFFC])/dgu,
    read: ({ words = "" }, isMarkdown) => {
      const strong = words.includes("*") ? "remove the signs." : `write "**${words}**".`;
      // A version: "==1.0".
      return /^[\d.,]+$/.test(words)
        ? null
        : { why: "it marks nothing here", fix: isMarkdown ? strong : `write "<mark>${words}</mark>".` };
    },
  },
  {
    pattern: /\^\[(?<note>[\p{L}\uFFFC\u2060][^\][]*)\](?![+*?{$([\uFFFC])/dgu,
    // "^[a-z]" is a regular expression.
    read: ({ note = "" }) =>
      (note.match(/\p{L}{2,}/gu) ?? []).length < 2 || !/\s/.test(note)
        ? null
        : {
            why: "a note has a place of its own",
            fix: `write "[^1]", and "[^1]: ${note.replace(/\s*\n[\s>]*/g, " ")}" at the end of the page.`,
          },
  },
  {
    pattern: /(?<![\w:.@/\\)\]}"'`[|\uFFFC-])(?<name>:[a-z][a-z-]+)\[(?<words>\p{L}[^\][=\n]*)\]/dgu,
    read: ({ name = "", words = "" }, isMarkdown) => {
      if (selectors.test(name) || /^(?:data|aria)-\w+$/.test(words)) return null;
      const badge = `write "<Badge>${words}</Badge>"${inElements(isMarkdown)}.`;
      return {
        why: `":name[…]" is not a part of this engine`,
        fix: name === ":badge" ? badge : `remove it, or write its words alone: "${words}".`,
      };
    },
  },
  {
    pattern: /(?<![\w:.@/\\"'`\uFFFC-]):(?<name>\+1|-1|[a-z][a-z\d_]+):(?![\w:/`\uFFFC])/dg,
    read: ({ name = "" }) => {
      const sign = signNamed(name);
      return sign === undefined ? null : certain("names do not become signs", sign);
    },
  },
];
