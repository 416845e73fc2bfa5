import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../common/listFiles";
import { collections, isDocumentFile } from "../../common/sources";
import { parsePage } from "./source/readSource";
import type { NamedPage } from "./planNames";
import { isStarter, starterIndex } from "./writeImport";

/** A document that the site has before the import. */
export interface ExistingPage {
  /** Relative to the repository root. */
  readonly file: string;
  /** Whether it is an unchanged starter page of a new site. */
  readonly isStarter: boolean;
}

/** @returns the documents that sidebars list: drafts and unlisted documents are left out. */
export async function readExisting(root: string): Promise<readonly ExistingPage[]> {
  const folder = path.join(root, collections.docs);
  if (!existsSync(folder)) return [];
  const names = (await listFiles(folder)).map((file) => path.relative(root, file).split(path.sep).join("/"));
  const documents = names.filter((file) => isDocumentFile(file) && !/\/_/.test(file)).sort();
  const pages = documents.map(async (file): Promise<readonly ExistingPage[]> => {
    const text = await readFile(path.join(root, file), "utf8");
    const { draft, unlisted } = parsePage(file, text)?.data ?? {};
    return draft === true || unlisted === true ? [] : [{ file, isStarter: isStarter(file, text) }];
  });
  return (await Promise.all(pages)).flat();
}

/** @returns files of existing pages that the import neither overwrites nor removes. */
export function otherPages(existing: readonly ExistingPage[], pages: readonly NamedPage[]): readonly string[] {
  const planned = new Set(pages.map(({ target }) => target));
  // When the import replaces the starter index, the other starter page goes, too.
  const isGone = ({ file, isStarter }: ExistingPage) => planned.has(file) || (isStarter && planned.has(starterIndex));
  return existing.filter((page) => !isGone(page)).map(({ file }) => file);
}
