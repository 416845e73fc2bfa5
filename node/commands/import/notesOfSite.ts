import path from "node:path/posix";
import type { Partials } from "./createPartials";
import type { ImportNote } from "./planImport";
import type { NamedPage } from "./planNames";
import type { Source } from "./source/readSource";

/** Notes on redirects of the configuration that were not imported. */
export function notesOfRedirects({ configuration, folder }: Source, notes: readonly string[]): readonly ImportNote[] {
  const file = configuration === null ? "the configuration" : path.relative(folder, configuration);
  return notes.map((what) => ({ file, line: 1, kind: "hand", what }));
}

/** Notes on parts of the source that were not read. */
export function notesOfSite(
  source: Source,
  pages: readonly NamedPage[],
  { left, included }: Partials,
): readonly ImportNote[] {
  const note = (file: string, kind: ImportNote["kind"], what: string): ImportNote => ({ file, line: 1, kind, what });
  return [
    ...source.unread.map((file) => {
      const written = [...pages, ...included].find((page) => page.file === file);
      return note(
        written?.target ?? file,
        "hand",
        `The front matter of "${file}" is not YAML, so it was left out: write the title and the other keys by hand.`,
      );
    }),
    ...left().map(({ file }) =>
      note(file, "lost", "It is a part of other pages, but no page includes it, so it was left out."),
    ),
    ...(source.unreadSidebar === null
      ? []
      : [
          note(
            source.unreadSidebar,
            "hand",
            "A program makes the sidebar: give the pages their sidebar_position by hand.",
          ),
        ]),
    ...source.unreadEntries.map(({ file, what }) => note(file, "hand", what)),
  ];
}
