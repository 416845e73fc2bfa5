import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationHighlight,
} from "@shikijs/transformers";
import { createCssVariablesTheme, createHighlighter, type Highlighter, type ShikiTransformer } from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";

/** Languages of this documentation; another one is one word here. */
export const languages = [
  "bash", "c", "console", "cpp", "css", "diff", "dockerfile", "go", "graphql", "groovy", "html", "http", "ini", "java",
  "javascript", "json", "jsonc", "jsx", "kotlin", "makefile", "markdown", "mdx", "nginx", "python", "rust", "sql",
  "swift", "toml", "tsx", "typescript", "xml", "yaml",
] as const; // prettier-ignore

/** Other names of the same languages. */
const aliases: Readonly<Record<string, string>> = {
  "c++": "cpp", docker: "dockerfile", js: "javascript", kt: "kotlin", md: "markdown", py: "python", sh: "bash",
  shell: "bash", ts: "typescript", yml: "yaml",
}; // prettier-ignore

/** Fences without colours. */
const plainLanguages = ["text", "txt", "plain"];

/** @returns the language that a fence means: "sh" is "bash". */
export function languageOf(name: string): string {
  return aliases[name] ?? name;
}

export function isKnownLanguage(language: string): boolean {
  return (
    plainLanguages.includes(language) ||
    (languages as readonly string[]).includes(language) ||
    Object.hasOwn(aliases, language)
  );
}

export const languageNames: readonly string[] = [...languages, ...Object.keys(aliases), ...plainLanguages, "mermaid"];

export interface HighlightRequest {
  readonly code: string;
  readonly language: string;
  readonly markedLines: ReadonlySet<number>;
}

export type Highlight = (request: HighlightRequest) => string;

const variablePrefix = "--";
const theme = createCssVariablesTheme({ name: "roles", variablePrefix });

/**
 * Colours are classes, named after the token's role ("t-keyword"), because a style attribute on every word would double
 * the page and need an exception in its security policy. The style sheet gives each role its colour in both modes.
 */
const rolesAsClasses: ShikiTransformer = {
  name: "roles-as-classes",
  span(node) {
    const role = /--token-([a-z-]+)/.exec(String(node.properties["style"] ?? ""))?.[1];
    delete node.properties["style"];
    if (role) this.addClassToHast(node, `t-${role}`);
  },
  code(node) {
    // Words without a role need no element of their own.
    for (const line of node.children) {
      if (line.type !== "element") continue;
      line.children = line.children.flatMap((token) =>
        token.type === "element" && Object.keys(token.properties).length === 0 ? token.children : [token],
      );
    }
  },
};

/** @returns a function that colours code; `code` in, the inner HTML of a `<code>` element out, one span per line. */
export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: [...languages],
    // Starts in 50 ms where the WebAssembly engine takes 300, and colours as fast.
    engine: createJavaScriptRegexEngine(),
  });
  return (request) => toHtml(highlighter, request);
}

function toHtml(highlighter: Highlighter, { code, language, markedLines }: HighlightRequest): string {
  const html = highlighter.codeToHtml(code, {
    lang: plainLanguages.includes(language) ? "text" : languageOf(language),
    theme: "roles",
    // Without it a busy machine gives up on a line after half a second, and the output depends on the weather.
    tokenizeTimeLimit: 0,
    structure: "classic",
    transformers: [
      transformerNotationDiff({ matchAlgorithm: "v3" }),
      transformerNotationErrorLevel({ matchAlgorithm: "v3" }),
      transformerNotationHighlight({ matchAlgorithm: "v3" }),
      {
        name: "marked-lines",
        line(node, line) {
          if (markedLines.has(line)) this.addClassToHast(node, "highlighted");
        },
      },
      rolesAsClasses,
    ],
  });
  return html.slice(html.indexOf("<code>") + "<code>".length, html.lastIndexOf("</code>"));
}
