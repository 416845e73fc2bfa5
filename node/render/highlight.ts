import type { ShikiTransformer } from "shiki";
import { isColoured, languageOf, languages } from "../syntax/languages";

export interface HighlightRequest {
  readonly code: string;
  readonly language: string;
  readonly markedLines: ReadonlySet<number>;
}

/** Colours code: `code` in, the inner HTML of a `<code>` element out, one span per line. */
export type Highlight = (request: HighlightRequest) => string;

const theme = "roles";

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

/** Loads the highlighter with every language: one code block may hold another. */
export async function createHighlight(): Promise<Highlight> {
  const { createCssVariablesTheme, createHighlighter } = await import("shiki");
  const { createJavaScriptRegexEngine } = await import("shiki/engine/javascript");
  const notation = await import("@shikijs/transformers");
  const highlighter = await createHighlighter({
    themes: [createCssVariablesTheme({ name: theme, variablePrefix: "--" })],
    langs: [...languages],
    // Starts in 50 ms where the WebAssembly engine takes 300, and colours as fast.
    engine: createJavaScriptRegexEngine(),
  });
  const transformers = [
    notation.transformerNotationDiff({ matchAlgorithm: "v3" }),
    notation.transformerNotationErrorLevel({ matchAlgorithm: "v3" }),
    notation.transformerNotationHighlight({ matchAlgorithm: "v3" }),
  ];
  return ({ code, language, markedLines }) => {
    const html = highlighter.codeToHtml(code, {
      // The checks report an unknown language; where that rule is off, its code blocks have no colours.
      lang: isColoured(language) ? languageOf(language) : "text",
      theme,
      // Without it a busy machine gives up on a line after half a second, and the output depends on the weather.
      tokenizeTimeLimit: 0,
      structure: "classic",
      transformers: [...transformers, markLines(markedLines), rolesAsClasses],
    });
    return html.slice(html.indexOf("<code>") + "<code>".length, html.lastIndexOf("</code>"));
  };
}

function markLines(lines: ReadonlySet<number>): ShikiTransformer {
  return {
    name: "marked-lines",
    line(node, line) {
      if (lines.has(line)) this.addClassToHast(node, "highlighted");
    },
  };
}
