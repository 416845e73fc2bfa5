import { listingOf } from "../recordings/readRuns";
import { recordingOf } from "../recordings/attachRecordings";
import { readCallouts } from "../codeBlocks/readCallouts";
import { parseFenceMeta } from "../syntax/fenceMeta";
import { ofCode } from "./plainCode";
import { plainText } from "./plainMarkdown";
import type { Plain } from "./plainNodes";

/** A cell of a Jupyter notebook: text, or code with its output. */
export type Cell =
  | { readonly kind: "markdown"; readonly source: string }
  | { readonly kind: "code"; readonly source: string; readonly output: readonly string[] };

/**
 * @param blocks of a document as Markdown.
 * @returns its cells: a code block with a file name writes the file, and a block that was run becomes a code cell with its recorded output.
 *   Everything else is text, including code that was not run.
 */
export function notebookCells(blocks: readonly Plain[]): readonly Cell[] {
  const cells: Cell[] = [];
  let words: Plain[] = [];
  const endWords = () => {
    if (words.length > 0) cells.push({ kind: "markdown", source: plainText(words).trim() });
    words = [];
  };
  for (const node of blocks) {
    const code = codeCells(node);
    if (code === null) words.push(node);
    else if (code.length > 0) {
      endWords();
      cells.push(...code);
    }
  }
  endWords();
  return cells;
}

/** @returns cells that write a file into the folder of the notebook. */
export function fileCells(name: string, text: string): readonly Cell[] {
  const folder = name.split("/").slice(0, -1).join("/");
  const write: Cell = { kind: "code", source: `%%writefile ${name}\n${text.trimEnd()}`, output: [] };
  return folder === "" ? [write] : [{ kind: "code", source: `!mkdir -p ${folder}`, output: [] }, write];
}

/** @returns an empty list for a node that another cell already covers; null for text. */
function codeCells(node: Plain): readonly Cell[] | null {
  const { block, isRun = false } = ofCode(node) ?? {};
  if (!block) return null;
  const recording = recordingOf(block);
  if (recording) {
    if (isRun) return [];
    const { values } = parseFenceMeta(block.meta);
    const magic = Number(values["exit"] ?? 0) === 0 ? "%%bash" : "%%bash --no-raise-error";
    const source = `${magic}\n${readCallouts(block.value, block.lang ?? "").code}`;
    return [{ kind: "code", source, output: recording.output }];
  }
  const listing = listingOf(block);
  return listing && !isRun ? fileCells(listing.name, listing.text) : null;
}
