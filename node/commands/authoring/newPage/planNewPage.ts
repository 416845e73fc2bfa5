import path from "node:path/posix";
import type { SiteSettings } from "../../../../src/shared/settings";
import { categoryFileName, collections, type SourceFile } from "../../../common/sources";
import type { Content } from "../../../content/parseContent";
import { nearest } from "../../../common/nearest";
import { AuthoringError, checkName, inFoldersOnDisk, nameOfGiven } from "../fileOfAddress";

export interface NewPageRequest {
  /** "launch/on-cloud/quotas" */
  readonly address: string;
  readonly title: string;
  readonly description?: string | undefined;
}

/**
 * Plans the files of a new page: the document, positioned after its siblings, and `_category_.yml` if its folder is new.
 *
 * @returns the files, the page first.
 * @throws {AuthoringError} if the address is taken or not in a sidebar group.
 */
export function planNewPage(
  { address, title, description }: NewPageRequest,
  { docs, categories }: Content,
  settings: SiteSettings,
): readonly SourceFile[] {
  const name = nameOfGiven(address);
  checkName(name);
  if (title.trim() === "") throw new AuthoringError('A page needs a title: --title "Quotas".');
  const folders = settings.sidebars.map(({ folder }) => folder);
  const group = name.split("/")[0] ?? "";
  if (!folders.includes(group)) {
    const near = nearest(group, folders);
    throw new AuthoringError(
      `"${group}" is not a sidebar group: ${near === null ? `use one of ${folders.join(", ")}` : `write "${near}${name.slice(group.length)}"`}.`,
    );
  }
  const isFolder = docs.some((doc) => doc.collection === "docs" && doc.folder === name);
  const files = [...docs, ...categories].map((each) => each.file);
  const target = `${name}${isFolder || name === group ? "/index" : ""}`;
  const file = `${collections.docs}/${inFoldersOnDisk(target, files, settings)}.mdx`;
  const taken = docs.find((doc) => doc.path === `/${name}` || doc.file === file);
  if (taken) throw new AuthoringError(`"/${name}" is already the address of ${taken.file}.`);

  const folder = path.dirname(target);
  const neighbours = [
    ...docs
      .filter((doc) => doc.collection === "docs" && doc.folder === folder)
      .map((doc) => doc.frontMatter.sidebar_position),
    ...categories.filter((category) => path.dirname(category.folder) === folder).map(({ position }) => position),
  ].filter((position) => position !== undefined);
  const page = { file, text: pageText(title, description, neighbours) };
  const isKnown =
    docs.some((doc) => doc.folder === folder) || categories.some((category) => category.folder === folder);
  if (isKnown) return [page];
  const label = capitalise(path.basename(folder).replaceAll(/[-_]/g, " "));
  return [page, { file: `${path.dirname(file)}/${categoryFileName}`, text: `label: ${quote(label)}\n` }];
}

function pageText(title: string, description: string | undefined, neighbours: readonly number[]): string {
  // Siblings without positions are sorted by name, so the new page needs none.
  const position = neighbours.length === 0 ? [] : [`sidebar_position: ${Math.floor(Math.max(...neighbours)) + 1}`];
  return `${[
    "---",
    `title: ${quote(title)}`,
    ...(description === undefined ? [] : [`description: ${quote(description)}`]),
    ...position,
    "---",
  ].join("\n")}

{/* Two sentences: what this page is for, and for whom. */}

:::prerequisites

{/* What has to be there already, with links. */}

:::

## Steps

{/* Each step has its command, and what one sees when it worked. */}

## When something fails

{/* What goes wrong, how one sees it, what to do. */}

## Go on from here

{/* The next page. */}
`;
}

/** Quotes a text for YAML if necessary. */
function quote(text: string): string {
  return /^[A-Za-z][\w ,.()/'-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text.trim()
    : JSON.stringify(text);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
