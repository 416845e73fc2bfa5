import { convertBody } from "../node/commands/import/convertBody";
import { Draft } from "../node/commands/import/draft";
import type { ImportedPage, SourceKind } from "../node/commands/import/importedPage";

/** Converts the text of one page, for tests. Each note begins with its line number. */
export async function convertPage(kind: SourceKind, text: string, more: Partial<ImportedPage> = {}) {
  const draft = new Draft(text);
  const title = await convertBody(draft, {
    kind,
    file: "page.mdx",
    isMdx: true,
    hasFormulas: false,
    wordMarks: [],
    magicComments: [],
    linkTo: () => null,
    knownLinkTo: more.linkTo ?? (() => null),
    pageAt: () => null,
    pictureTo: (src, dark) =>
      /gone\.png(?:#|$)/.test(dark ?? src) ? null : `./${src.replace(/#.*$/, "").split("/").at(-1) ?? ""}`,
    hasTitle: false,
    data: {},
    isPartial: false,
    includeOf: () => null,
    snippetOf: () => null,
    ...more,
  });
  const lineAt = (offset: number) => draft.text.slice(0, offset).split("\n").length;
  return {
    text: draft.text,
    title,
    notes: draft.notes.map(({ offset, what }) => `${String(lineAt(offset))}: ${what}`),
  };
}
