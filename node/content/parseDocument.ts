import path from "node:path/posix";
import { normalizePath, routes, toSlug, type Slug } from "../../src/shared/routes";
import type { Problem } from "../common/problem";
import { noFacts, readFacts, type DocumentFacts } from "./documentFacts";
import { frontMatterSchema, type FrontMatter } from "./frontMatter";
import { noReference, type Reference } from "../elements/reference";
import { parseYaml, type ParsedYaml } from "../common/parseYaml";
import { collections, type Collection, type SourceFile } from "../common/sources";

/** A document as the rest of the build sees it; plain data. */
export interface Doc extends DocumentFacts {
  /** From the repository root. */
  readonly file: string;
  readonly collection: Collection;
  readonly slug: Slug;
  readonly path: string;
  /** Folder of the file below its collection, without slashes at its ends: "launch/on-cloud". */
  readonly folder: string;
  /** Whether it is the page of its folder (`index.mdx`). */
  readonly isIndex: boolean;
  readonly title: string;
  /** Name in sidebars and lists. */
  readonly label: string;
  readonly frontMatter: FrontMatter;
  /** Line of each key of the front matter. */
  readonly keyLines: Readonly<Record<string, number>>;
}

export interface ParsedDocument {
  /** Best effort where there are problems, so that `gatsby develop` keeps a page to show them on. */
  readonly doc: Doc;
  readonly problems: readonly Problem[];
}

/** Front matter and its fences. Editors of some systems start a file with a byte-order mark. */
export const fence = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

/** @param source a file of one of the collections. */
export async function parseDocument(
  { file, text }: SourceFile,
  reference: Reference = noReference,
): Promise<ParsedDocument> {
  const collection = collectionOf(file);
  const inCollection = path.relative(collections[collection], file).replace(/\.mdx$/, "");
  const isIndex = path.basename(inCollection) === "index";
  const folder = toSlug(path.dirname(inCollection) === "." ? "" : path.dirname(inCollection));

  const yaml = fence.exec(text)?.groups?.["yaml"];
  const { data, problems, lines } =
    yaml === undefined
      ? withoutFrontMatter(file)
      : parseYaml({ file, text: yaml, firstLine: 2 }, frontMatterSchema, "front-matter");
  const { covers, ...others } = data ?? frontMatterSchema.parse({ title: path.basename(inCollection) });
  const nothing = Object.fromEntries(reference.coverKinds.map((kind) => [kind, [] as string[]]));
  const frontMatter = { ...others, covers: { ...nothing, ...covers } };
  const hasBrokenYaml = problems.some(({ rule }) => rule === "front-matter-syntax");
  const body = hasBrokenYaml ? { facts: noFacts, problems: [] } : await readFacts(file, text, reference);

  const slug = frontMatter.slug ? toSlug(normalizePath(frontMatter.slug)) : isIndex ? folder : toSlug(inCollection);
  const doc: Doc = {
    ...body.facts,
    file,
    collection,
    slug: slug as Slug,
    path: routes.doc(slug as Slug),
    folder,
    isIndex,
    title: frontMatter.title,
    label: frontMatter.sidebar_label ?? frontMatter.title,
    frontMatter,
    keyLines: lines,
  };
  return { doc, problems: [...problems, ...body.problems] };
}

function withoutFrontMatter(file: string): ParsedYaml<FrontMatter> {
  const problem: Problem = {
    file,
    line: 1,
    column: 1,
    rule: "front-matter-missing-key",
    severity: "error",
    what: "The file has no front matter, so the page has no title.",
    fix: 'start the file with the lines "---", "title: …", "---".',
  };
  return { data: null, problems: [problem], lines: {} };
}

function collectionOf(file: string): Collection {
  const found = (Object.keys(collections) as Collection[]).find((name) => file.startsWith(`${collections[name]}/`));
  if (!found) throw new Error(`${file} is in none of ${Object.values(collections).join(", ")}.`);
  return found;
}
