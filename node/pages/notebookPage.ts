import { fill } from "../../src/shared/fill";
import { routes } from "../../src/shared/routes";
import type { DocumentStrings } from "../../src/shared/strings";
import { escapeWords, writeLink } from "../render/plainMarkdown";
import { fileCells, type Cell } from "../render/notebookCells";

/** @returns the address of a page's notebook, next to the page's Markdown file. */
export function notebookPath(path: string): string {
  return routes.markdown(path).replace(/\.md$/, ".ipynb");
}

/** Files that another page shows in code blocks. */
export interface BorrowedFiles {
  readonly title: string;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly files: ReadonlyMap<string, string>;
}

export interface NotebookPage {
  readonly title: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Names and versions of the programs that the recorded runs used. */
  readonly versions: Readonly<Record<string, string>>;
  readonly borrowed: readonly BorrowedFiles[];
  readonly cells: readonly Cell[];
  readonly strings: DocumentStrings["notebook"];
}

/** A page as a Jupyter notebook: nbformat 4.5, JSON. */
export function notebookPage({ title, url, versions, borrowed, cells, strings }: NotebookPage): string {
  const ranWith = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
  const opening = [
    `# ${escapeWords(title)}`,
    writeLink(url, url),
    escapeWords(fill(strings.howToRun, { versions: ranWith })),
  ].join("\n\n");
  const all: readonly Cell[] = [
    { kind: "markdown", source: opening },
    ...borrowed.flatMap((page): readonly Cell[] => [
      { kind: "markdown", source: fill(strings.filesOf, { title: writeLink(page.title, page.url) }) },
      ...[...page.files].flatMap(([name, text]) => fileCells(name, text)),
    ]),
    ...cells,
  ];
  const notebook = {
    cells: all.map((cell, index) => ({ id: `cell-${index + 1}`, metadata: {}, ...written(cell) })),
    metadata: {
      kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
      language_info: { name: "python" },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

function written(cell: Cell) {
  const source = linesOf(cell.source);
  if (cell.kind === "markdown") return { cell_type: "markdown", source };
  const text = linesOf(cell.output.join("\n"));
  const outputs = cell.output.length === 0 ? [] : [{ output_type: "stream", name: "stdout", text }];
  return { cell_type: "code", execution_count: null, outputs, source };
}

/** Splits a text into lines with their line ends, as notebooks store it, so that diffs work by line. */
function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}
