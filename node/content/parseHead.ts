import path from "node:path/posix";
import { load, YAMLException } from "js-yaml";
import { normalizePath, routes, toSlug, type Slug } from "../../src/shared/routes";
import { parseYaml, type ParsedYaml } from "../common/parseYaml";
import { splitNumberPrefix, withoutNumberPrefixes } from "../common/numberPrefix";
import type { Problem } from "../common/problem";
import type { Reference } from "../elements/reference";
import { collections, snippetsFolder, withoutEnding, type Collection, type SourceFile } from "../common/sources";
import { frontMatterSchema, type FrontMatter } from "./frontMatter";

/** What a document's file name and front matter say. Only this module decides the address of a document. */
export interface DocumentHead {
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

export interface ParsedHead {
  /** Best effort if there are problems. */
  readonly head: DocumentHead;
  readonly problems: readonly Problem[];
}

/** Front matter and its fences. Some editors start a file with a byte-order mark. */
const fence = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** The first fence and a key below it, which is how a file starts whose front matter has no closing fence. */
const opened = /^\uFEFF?---[ \t]*\r?\n\s*[\w-]+:/;

/** Lines or spaces above the front matter, which nobody sees in an editor. */
const lowered = /^\uFEFF?\s+---[ \t]*\r?\n\s*[\w-]+:/;

/** @returns the YAML of the front matter, or undefined if the file has none. */
export function frontMatterOf(text: string): string | undefined {
  return fence.exec(text)?.groups?.["yaml"];
}

/**
 * @param source a file of one of the collections.
 * @param reference kinds of reference data that pages may cover, and whether file names begin with numbers.
 */
export function parseHead(
  { file, text }: SourceFile,
  { coverKinds = [], numberPrefixes = false }: Partial<Pick<Reference, "coverKinds" | "numberPrefixes">> = {},
): ParsedHead {
  const collection = collectionOf(file);
  const written = withoutEnding(path.relative(collections[collection], file));
  const hasNumbers = numberPrefixes && collection === "docs";
  const inCollection = hasNumbers ? withoutNumberPrefixes(written) : written;
  const isIndex = path.basename(inCollection) === "index";
  const folder = toSlug(path.dirname(inCollection) === "." ? "" : path.dirname(inCollection));

  const yaml = frontMatterOf(text);
  const parsed =
    yaml === undefined
      ? withoutFrontMatter(file, text)
      : parseYaml({ file, text: yaml, firstLine: 2 }, frontMatterSchema, "front-matter");
  const { data, lines, sound } = parsed;
  const problems = parsed.problems.length > 0 ? parsed.problems : checkOtherReader(file, yaml ?? "");
  const { covers, ...others } = data ?? beside(sound, path.basename(inCollection));
  const nothing = Object.fromEntries(coverKinds.map((kind) => [kind, [] as string[]]));
  // The number of an index page's folder already gives its position.
  const position = hasNumbers && !isIndex ? splitNumberPrefix(path.basename(written)).position : null;
  const frontMatter = {
    ...(position !== null && { sidebar_position: position }),
    ...others,
    covers: { ...nothing, ...covers },
  };

  const slug = frontMatter.slug ? toSlug(normalizePath(frontMatter.slug)) : isIndex ? folder : toSlug(inCollection);
  const head: DocumentHead = {
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
  return { head, problems };
}

/** @returns the valid values of the front matter, so that everything else is checked in the same run. */
function beside(sound: ParsedYaml<FrontMatter>["sound"], title: string): FrontMatter {
  const parsed = frontMatterSchema.safeParse({ title, ...sound });
  return parsed.success ? parsed.data : frontMatterSchema.parse({ title });
}

/** Reports YAML that js-yaml cannot parse: Gatsby reads front matter with another library than this engine, and stops there. */
function checkOtherReader(file: string, yaml: string): readonly Problem[] {
  try {
    load(yaml);
    return [];
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const { reason, mark } = error;
    const place = { line: 2 + mark.line, column: 1 + mark.column };
    const fix = /non-printable/.test(reason)
      ? "remove the control character, which an editor may not show."
      : "write a plain value, without a tag such as !name.";
    return [{ file, ...place, rule: "front-matter-syntax", severity: "error", what: `YAML: ${reason}.`, fix }];
  }
}

function withoutFrontMatter(file: string, text: string): ParsedYaml<FrontMatter> {
  const place = { file, line: 1, column: 1, severity: "error" } as const;
  if (/^\uFEFF?\+\+\+[ \t]*\r?\n/.test(text)) {
    const what = 'The front matter between the lines "+++" is TOML, so the page has no title.';
    const fix = 'write YAML between the lines "---", such as "title: Install".';
    return { data: null, problems: [{ ...place, rule: "front-matter-syntax", what, fix }], lines: {} };
  }
  if (opened.test(text)) {
    const what = 'The front matter has no end, so the page has no title: a second "---" is missing.';
    const fix = 'write a line "---" below the last key.';
    return { data: null, problems: [{ ...place, rule: "front-matter-syntax", what, fix }], lines: {} };
  }
  if (lowered.test(text)) {
    const what = "The front matter does not begin in the first line of the file, so the page has no title.";
    const fix = 'remove the empty lines and spaces above the first "---".';
    return { data: null, problems: [{ ...place, rule: "front-matter-syntax", what, fix }], lines: {} };
  }
  const problem: Problem = {
    ...place,
    rule: "front-matter-missing-key",
    what: "The file has no front matter, so the page has no title.",
    fix: path.basename(file).startsWith("_")
      ? `put what pages include into ${snippetsFolder}; a page starts with the lines "---", "title: …", "---".`
      : 'start the file with the lines "---", "title: …", "---".',
  };
  return { data: null, problems: [problem], lines: {} };
}

function collectionOf(file: string): Collection {
  const found = (Object.keys(collections) as Collection[]).find((name) => file.startsWith(`${collections[name]}/`));
  if (!found) throw new Error(`${file} is in none of ${Object.values(collections).join(", ")}.`);
  return found;
}
