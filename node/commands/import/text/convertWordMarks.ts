import type { Delete, Root, Text } from "mdast";
import { each } from "../../../syntax/tree";
import type { Draft } from "../draft";
import type { ImportedPage } from "../importedPage";

/** Elements that plugins of Markdown write for words between signs: `H~2~O`, `x^2^`, `==new==`, `++new++`. */
export type WordMark = "sub" | "sup" | "mark" | "ins";

const plugins: readonly (readonly [WordMark, RegExp])[] = [
  ["sub", /\bmarkdown-it-sub\b|\bremark-supersub\b/],
  ["sup", /\bmarkdown-it-sup\b|\bremark-supersub\b/],
  ["mark", /\bmarkdown-it-mark\b|\bremark-(?:mark|highlight|flexible-markers)\b/],
  ["ins", /\bmarkdown-it-ins\b|\bremark-ins\b/],
];

/** @param configuration text of the old site's configuration. @returns the marks that its plugins read; without them, all are text. */
export function wordMarksOf(configuration: string): readonly WordMark[] {
  return plugins.filter(([, names]) => names.test(configuration)).map(([mark]) => mark);
}

const signs: Readonly<Record<Exclude<WordMark, "sub">, RegExp>> = {
  sup: /(?<![\\^])\^(?<words>[^\s^[\]]+)\^(?!\^)/g,
  mark: /(?<![\\=])==(?<words>[^\s=](?:[^=\n]*[^\s=])?)==(?!=)/g,
  ins: /(?<![\\+])\+\+(?<words>[^\s+](?:[^+\n]*[^\s+])?)\+\+(?!\+)/g,
};

/**
 * Converts the marks that plugins of the old site read to elements. Without a plugin, they are text here as well, except for
 * `H~2~O`: Docusaurus and Starlight strike such words through like this engine, and VitePress shows the tildes.
 */
export function convertWordMarks(draft: Draft, tree: Root, { kind, wordMarks }: ImportedPage): void {
  const change = (mark: WordMark) => `words in <${mark}>`;
  each<Delete>(tree, ["delete"], ({ position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const isPair = /^~[^~]/.test(draft.text.slice(start, end));
    if (!isPair || (kind !== "vitepress" && !wordMarks.includes("sub"))) return;
    const isLowered = wordMarks.includes("sub");
    draft.replace(start, start + 1, isLowered ? "<sub>" : "\\~", isLowered ? change("sub") : "tildes, escaped");
    draft.replace(end - 1, end, isLowered ? "</sub>" : "\\~");
  });
  for (const mark of wordMarks) {
    if (mark === "sub") continue;
    each<Text>(tree, ["text"], ({ position }) => {
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      for (const { 0: whole, index, groups } of draft.text.slice(start, end).matchAll(signs[mark])) {
        const written = `<${mark}>${groups?.["words"] ?? ""}</${mark}>`;
        draft.replace(start + index, start + index + whole.length, written, change(mark));
      }
    });
  }
}
