import type { Foreign, Meaning } from "./foreignSyntax";

const leading = "any|doc|download|numref|ref|term";
const words =
  "abbr|attr|class|code|command|const|data|envvar|exc|file|func|guilabel|kbd|math|menuselection|meth|mod|obj|option|program|samp|sub|sup";
const role = `(?:(?:py|c|cpp|js|rst|std):[a-z]+|${leading}|${words})`;

const isLeading = new RegExp(`^(?:${leading})$`);

/** Roles of reStructuredText before code: ":ref:`target`". In these patterns, U+FFFC matches code. */
export const foreignRoles: readonly Foreign[] = [
  {
    pattern: new RegExp(`(?<![\\w:.@/\\\\\\uFFFC-]):(?<name>${role}):(?<code>\\uFFFC+)`, "dg"),
    read: ({ name = "", code = "" }) => readRole(name, code),
  },
];

/** The same in MyST: "{ref}`target`". Only for ".md" files: in other files, braces are expressions. */
export const foreignRolesInBraces: readonly Foreign[] = [
  {
    pattern: new RegExp(`(?<![\\w\\\\\\uFFFC$])\\{(?<name>${role})\\}(?<code>\\uFFFC+)`, "dg"),
    read: ({ name = "", code = "" }) => readRole(name, code),
  },
];

function readRole(name: string, code: string): Meaning | null {
  if (!code.startsWith("`")) return null;
  const why = "it is a role of reStructuredText";
  if (name === "math") return { why, fix: `write "$${code.replace(/^`+|`+$/g, "")}$".` };
  return { why, fix: isLeading.test(name) ? 'write a link: "[words](./file.mdx)".' : `write "${code}" alone.` };
}
