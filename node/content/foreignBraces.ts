import { foreignRolesInBraces } from "./foreignRoles";
import type { Foreign, Meaning } from "./foreignSyntax";

/** A class, an id or a value, as MkDocs, kramdown and Pandoc write them. */
const attribute = /(?:[.#][A-Za-z][\w-]*|[a-z][a-z-]*=(?:"[^"\n]*"|[\w/%.-]+))/.source;

/** Names of blocks in braces in GitBook, Markdoc and Jekyll. Blocks with other names are recognized only on a line of their own. */
const blocks =
  /^(?:hint|tabs?|embed|content-ref|code|stepper|step|swagger|openapi|file|columns?|include|include_relative|highlight|post_url|callout|partial|youtube)$/;

/** Braces of other engines in a ".md" file; in other files, braces are expressions. */
export const foreignBraces: readonly Foreign[] = [
  ...foreignRolesInBraces,
  {
    pattern: new RegExp(
      `\\{:?[ \\t]*${attribute}(?:[ \\t]+${attribute})*[ \\t]*\\}(?:(?=[ \\t]*(?:\\n|(?<end>$)))(?<line>)|)`,
      "dg",
    ),
    read: ({ mark = "", before = "", line, end }) => {
      // Classes at the end of a paragraph belong to the whole block.
      const isOfBlock = end !== undefined && /^\{:?[ \t]*\./.test(mark) && /[ \t]$/.test(before);
      const isLine = line !== undefined && /(?:^|\n)[ \t>]*$/.test(before);
      const isAttached = /[)\]*_]$/.test(before) || (mark.startsWith("{:") && /[)\]*_][ \t]*$/.test(before));
      if (!isAttached && !isLine && !isOfBlock) return null;
      return { why: "words and links take no attributes here", fix: "remove it." };
    },
  },
  {
    pattern: /\{\/\*(?<words>(?:(?!\{\/\*)[^])*?)\*\/\}/dg,
    read: ({ words = "" }) =>
      plain(`write "<!--${/--|\n/.test(words) ? " … " : words}-->", or let the name of the file end with ".mdx"`),
  },
  {
    pattern: /(?<!\{)\{%-?[ \t]*(?<name>[a-z][\w-]*)[^{}%\n]*%\}/dg,
    read: ({ name = "" }) => (blocks.test(name) ? plain("write it in Markdown") : null),
  },
  {
    // Closing tags are not reported: their opening tags are.
    pattern: /(?![ \t>])(?<=^[ \t>]*)\{%-?[ \t]*(?!end)[a-z][^{}%\n]*%\}(?=[ \t]*$)/dgm,
    read: () => plain("write it in Markdown"),
  },
  {
    pattern: /\{\{[<%][ \t]*[a-z][\w./-]*(?:[ \t][^{}\n]*)?[>%]\}\}/dg,
    read: () => plain("write it in Markdown"),
  },
  {
    // From VuePress and VitePress; "{{ $value }}" comes from other template languages.
    pattern: /\{\{[ \t]*\$(?:frontmatter|page|site|themeConfig|params|withBase|title)\b[^{}\n]*\}\}/dg,
    read: () => plain("write the words themselves"),
  },
];

function plain(advice: string): Meaning {
  return { why: 'a file that ends with ".md" is plain Markdown', fix: `${advice}.` };
}
