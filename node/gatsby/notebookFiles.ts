import { readFile } from "node:fs/promises";
import path from "node:path";
import type { BuildStrings } from "../../src/shared/strings";
import type { Doc } from "../content/parseDocument";
import type { LoadedSite } from "../model/loadedSite";
import type { UrlOf } from "../outputs/cardListMarkdown";
import type { Reference } from "../elements/reference";
import { notebookPage, notebookPath, type BorrowedFiles } from "../pages/notebookPage";
import { codeBlocksOf, listingsOf } from "../recordings/listings";
import { recordingsFileOf } from "../recordings/recording";
import type { Cell } from "../render/notebookCells";
import { resolveHref } from "../syntax/resolveHref";

interface NotebookInput {
  readonly notebooks: ReadonlyMap<Doc, readonly Cell[]>;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly loaded: LoadedSite;
  readonly urlOf: UrlOf;
  readonly strings: BuildStrings["notebook"];
}

/** @returns addresses and texts of the notebooks, each including the files that its runs take from other pages. */
export async function notebookFiles({
  notebooks,
  root,
  loaded,
  urlOf,
  strings,
}: NotebookInput): Promise<readonly (readonly [string, string])[]> {
  const docs = new Map(loaded.site.docs.map((doc) => [doc.file, doc]));
  // Most notebooks take files from the same few pages.
  const lent = new Map<string, Promise<BorrowedFiles["files"]>>();
  const files: (readonly [string, string])[] = [];
  for (const [doc, cells] of notebooks) {
    const recordings = Object.values(loaded.reference.recordings?.[recordingsFileOf(doc.file)]?.recordings ?? {});
    const borrowed: BorrowedFiles[] = [];
    for (const other of lenders(doc, docs)) {
      const listings = lent.get(other.file) ?? readListings(root, other.file, loaded.reference);
      lent.set(other.file, listings);
      borrowed.push({ title: other.title, url: urlOf(other.path), files: await listings });
    }
    const versions = recordings[0]?.versions ?? {};
    const text = notebookPage({ title: doc.title, url: urlOf(doc.path), versions, borrowed, cells, strings });
    files.push([notebookPath(doc.path), text]);
  }
  return files;
}

async function readListings(root: string, file: string, { snippets }: Reference): Promise<BorrowedFiles["files"]> {
  const text = await readFile(path.join(root, file), "utf8");
  return listingsOf(await codeBlocksOf({ file, text }, snippets));
}

/** @returns the documents whose files the runs of this document use, without duplicates, in the order of the runs. */
function lenders({ file, runs }: Doc, docs: ReadonlyMap<string, Doc>): readonly Doc[] {
  const found = runs.runs.flatMap(({ filesOf }) =>
    filesOf.flatMap((href) => {
      const target = resolveHref(href, file);
      return (target.kind === "document" ? docs.get(target.file) : undefined) ?? [];
    }),
  );
  return [...new Set(found)];
}
