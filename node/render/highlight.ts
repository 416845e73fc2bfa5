import type { BundledLanguage, BundledTheme, DecorationItem, HighlighterGeneric, ShikiTransformer } from "shiki";
import { isColoured, languageOf, languages } from "../syntax/languages";

/** An element in the highlighter's tree. */
export type CodeElement = Parameters<NonNullable<ShikiTransformer["line"]>>[0];

export interface HighlightRequest {
  readonly code: string;
  readonly language: string;
  readonly markedLines: ReadonlySet<number>;
  /** Lines on which a command begins. */
  readonly commands?: ReadonlySet<number>;
  /** Lines of output, which have no colours. */
  readonly output?: ReadonlySet<number>;
  /** Words to mark wherever they occur. */
  readonly words?: readonly string[];
  /** Elements to add at the end of lines, by line number. */
  readonly links?: ReadonlyMap<number, CodeElement>;
}

/** Colours code: `code` in, the inner HTML of a `<code>` element out, one span per line. */
export type Highlight = (request: HighlightRequest) => Promise<string>;

type Language = (typeof languages)[number];
type Highlighter = HighlighterGeneric<BundledLanguage, BundledTheme>;

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
        token.type === "element" && token.tagName === "span" && Object.keys(token.properties).length === 0
          ? token.children
          : [token],
      );
    }
  },
};

/** Languages that may contain code of any other language. */
const holdingOthers: readonly string[] = ["markdown", "mdx", "vue"];

/** @returns a highlighter, which loads Shiki with the first code block, and each language with its first code block. */
export function createHighlight(): Highlight {
  let loading: ReturnType<typeof loadHighlighter> | undefined;
  const known = new Map<string, Promise<void>>();
  const know = (highlighter: Highlighter, language: Language) => {
    const loaded = known.get(language) ?? load(highlighter, language);
    known.set(language, loaded);
    return loaded;
  };
  return async ({ code, language: written, markedLines, commands, output, words, links }) => {
    const { highlighter, transformers } = await (loading ??= loadHighlighter());
    // The checks report an unknown language; if that rule is off, its code blocks have no colours.
    const language = isColoured(written) ? (languageOf(written) as Language) : "text";
    if (language !== "text") await know(highlighter, language);
    const html = highlighter.codeToHtml(code, {
      lang: language,
      theme,
      // By default, Shiki gives up on a line after half a second, so the output would depend on how busy the machine is.
      tokenizeTimeLimit: 0,
      structure: "classic",
      decorations: markWords(code, words),
      transformers: [
        ...transformers,
        classLines("highlighted", markedLines),
        classLines("command", commands),
        classLines("printed", output),
        rolesAsClasses,
        withoutColours(output),
        endLines(links),
      ],
    });
    return html.slice(html.indexOf("<code>") + "<code>".length, html.lastIndexOf("</code>"));
  };
}

async function load(highlighter: Highlighter, language: Language): Promise<void> {
  // These languages must come last: Shiki reloads them whenever it loads a language that they may contain.
  if (holdingOthers.includes(language))
    await highlighter.loadLanguage(...languages.filter((other) => !holdingOthers.includes(other)));
  await highlighter.loadLanguage(language);
}

async function loadHighlighter() {
  const { createCssVariablesTheme, createHighlighter } = await import("shiki");
  const { createJavaScriptRegexEngine } = await import("shiki/engine/javascript");
  const notation = await import("@shikijs/transformers");
  const highlighter: Highlighter = await createHighlighter({
    themes: [createCssVariablesTheme({ name: theme, variablePrefix: "--" })],
    langs: [],
    // Starts in 50 ms instead of the 300 ms of the WebAssembly engine, and highlights as fast.
    engine: createJavaScriptRegexEngine(),
  });
  const transformers = [
    notation.transformerNotationDiff({ matchAlgorithm: "v3" }),
    notation.transformerNotationErrorLevel({ matchAlgorithm: "v3" }),
    notation.transformerNotationHighlight({ matchAlgorithm: "v3" }),
  ];
  return { highlighter, transformers };
}

function classLines(name: string, lines: ReadonlySet<number> = new Set()): ShikiTransformer {
  return {
    name: `${name}-lines`,
    line(node, line) {
      if (lines.has(line)) this.addClassToHast(node, name);
    },
  };
}

function withoutColours(lines: ReadonlySet<number> = new Set()): ShikiTransformer {
  return {
    name: "lines-without-colours",
    line(node, line) {
      if (!lines.has(line)) return;
      for (const token of node.children) if (token.type === "element") token.properties = {};
    },
  };
}

/** Adds the elements after the notation is processed: those transformers expect only words, and remove lines. */
function endLines(links: ReadonlyMap<number, CodeElement> = new Map()): ShikiTransformer {
  const ends = new Map<CodeElement, CodeElement>();
  return {
    name: "ends-of-lines",
    line(node, line) {
      const link = links.get(line);
      if (link) ends.set(node, link);
    },
    code() {
      for (const [node, link] of ends) node.children.push(link);
    },
  };
}

/** Longer words come first: a word within a marked word is already marked. */
function markWords(code: string, words: readonly string[] = []): DecorationItem[] {
  const found: { start: number; end: number }[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    for (let start = code.indexOf(word); start !== -1; start = code.indexOf(word, start + word.length)) {
      const end = start + word.length;
      if (found.every((other) => end <= other.start || start >= other.end)) found.push({ start, end });
    }
  }
  return found.map((range) => ({ ...range, tagName: "mark" }));
}
