import path from "node:path/posix";
import type { SiteSettings } from "../../../../src/shared/settings";
import { relativeLink } from "../../../checks/linkChecker";
import type { Content } from "../../../content/parseContent";
import { resolveHref } from "../../../syntax/resolveHref";
import { splitNumberPrefix, withoutNumberPrefixes } from "../../../common/numberPrefix";
import { collections, isSidebarFile, withoutEnding, type SourceFile } from "../../../common/sources";
import { isWithin } from "../../../model/buildSite";
import { nearest } from "../../../common/nearest";
import { normalizePath, routes, toSlug } from "../../../../src/shared/routes";
import { settingsFile } from "../../../settings/settingsFile";
import { AuthoringError, checkName, inFoldersOnDisk, nameOfGiven } from "../fileOfAddress";
import { addRedirect } from "./addRedirect";
import { findTargets } from "./findTargets";
import { rewriteSidebar } from "./rewriteSidebar";

export interface MoveInput {
  /** Every document, category and sidebar file. */
  readonly sources: readonly SourceFile[];
  /** Files that documents include. */
  readonly partials: readonly SourceFile[];
  /** Other files in their folders, such as pictures, relative to the repository root. */
  readonly otherFiles: readonly string[];
  /** Text of src/site/settings.ts. */
  readonly settingsText: string;
  /** Files of the reference data. Their entries may name pages. */
  readonly referenceFiles: readonly SourceFile[];
  readonly content: Content;
  readonly settings: SiteSettings;
}

export interface MovePlan {
  /** Files to move, relative to the repository root. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Changed texts, by the files' new paths. */
  readonly writes: readonly SourceFile[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

/**
 * Plans the move of a page, or of a folder with its content: updates links to moved files and their own relative links, and adds a
 * redirect for every address that changes.
 *
 * @param from address or file of a page, or a folder of pages. "launch/on-cloud/index" means only the page of the folder.
 * @throws {AuthoringError} if there is nothing to move, or if the target already exists.
 */
export async function planMove(from: string, to: string, input: MoveInput): Promise<MovePlan> {
  const { content, sources, settings } = input;
  const moves = listMoves(from, to, input);
  const newFile = new Map(moves.map((move) => [move.from, move.to]));
  const newModule = new Map(moves.flatMap(({ from: file, to: target }) => modulesOf(file, target)));
  const fileOf = (file: string) => newFile.get(file) ?? newModule.get(file) ?? file;

  const newPath = new Map<string, string>();
  const addresses: string[] = [];
  for (const doc of content.docs) {
    const moved = newFile.get(doc.file);
    // An address set in the front matter does not depend on the file path.
    if (moved === undefined || doc.frontMatter.slug !== undefined || doc.collection !== "docs") continue;
    const path = addressOfFile(moved, settings);
    if (path === doc.path) continue;
    addresses.push(path);
    // The home page's address does not belong to the moved page: it stays, and so do links to it.
    if (doc.path !== routes.home()) newPath.set(doc.path, path);
  }
  const docOf = new Map(content.docs.map((doc) => [doc.file, doc]));

  const writes: SourceFile[] = [];
  for (const { file, text } of sources) {
    const doc = docOf.get(file);
    if (isSidebarFile(file)) {
      const written = rewriteSidebar({ file, text }, newFile);
      if (written !== text) writes.push({ file, text: written });
    }
    if (!doc) continue;
    // Skip pages without affected links: parsing takes time.
    const isTouched =
      newFile.has(file) ||
      [
        ...doc.links.map(({ href }) => href),
        ...doc.pictures.map(({ src }) => src),
        ...doc.runs.runs.flatMap(({ filesOf }) => filesOf),
      ].some((href) => newHref(href, file, file, fileOf, newPath) !== href);
    if (!isTouched) continue;
    const linked = await rewriteTargets(doc.file, text, fileOf, newPath);
    const target = newPath.get(doc.path);
    const written = newFile.has(file) && target !== undefined ? addRedirect(linked, doc.path, target) : linked;
    if (written !== text) writes.push({ file: fileOf(file), text: written });
  }
  for (const { file, text } of input.partials) {
    const written = await rewriteTargets(file, text, fileOf, newPath);
    if (written !== text) writes.push({ file, text: written });
  }
  const settingsText = rewriteSettings(input.settingsText, newPath);
  if (settingsText !== input.settingsText) writes.push({ file: settingsFile, text: settingsText });

  for (const { file, text } of input.referenceFiles) {
    const written = text.replace(/(?<key>^\s*(?:- )?page: )(?<path>\/\S*)/gm, (whole, key: string, address: string) =>
      newPath.has(address) ? `${key}${newPath.get(address) ?? ""}` : whole,
    );
    if (written !== text) writes.push({ file, text: written });
  }

  const groups = settings.sidebars.map(({ folder }) => folder);
  const lost = addresses.find((address) => !groups.includes(address.split("/")[1] ?? ""));
  if (lost !== undefined) {
    throw new AuthoringError(`"${lost}" is not in a sidebar group: use one of ${groups.join(", ")}.`);
  }
  return { moves, writes, redirects: [...newPath].map(([old, now]) => ({ from: old, to: now })) };
}

function listMoves(from: string, to: string, { content, sources, otherFiles, settings }: MoveInput): MovePlan["moves"] {
  const files = [...sources.map(({ file }) => file), ...otherFiles];
  const [old, now] = [from, to].map((given) => inFoldersOnDisk(rawName(given), files, settings)) as [string, string];
  checkName(now);
  const docs = content.docs.filter(({ collection }) => collection === "docs");
  const all = files.filter((file) => file.startsWith(`${collections.docs}/`));
  const isAt = (file: string, name: string) => withoutEnding(file) === `${collections.docs}/${name}`;

  const single = docs.find(({ file }) => isAt(file, old)) ?? docs.find((doc) => doc.path === `/${rawName(from)}`);
  const oldFolder = path.dirname(inFoldersOnDisk(`${rawName(from)}/page`, files, settings));
  const folder = `${collections.docs}/${oldFolder}`;
  const isFolder = all.some((file) => isWithin(file, folder)) && !(single && isAt(single.file, old));
  if (isFolder) {
    if (settings.sidebars.some((sidebar) => sidebar.folder === withoutNumbers(oldFolder, settings))) {
      throw new AuthoringError(`"${old}" is a sidebar group: change its folder in ${settingsFile} by hand.`);
    }
    if (isWithin(now, oldFolder)) throw new AuthoringError(`"${now}" is inside "${old}".`);
    const target = `${collections.docs}/${withNumberOf(oldFolder, now, settings)}`;
    const inTheWay = all.find((file) => isWithin(file, target) || isAt(file, now));
    if (inTheWay !== undefined) throw new AuthoringError(`${inTheWay} already exists.`);
    return all
      .filter((file) => isWithin(file, folder))
      .map((file) => ({ from: file, to: target + file.slice(folder.length) }));
  }
  if (!single) {
    const near = nearest(
      `/${old}`,
      docs.map(({ path }) => path),
    );
    throw new AuthoringError(`"/${old}" is not a page.${near === null ? "" : ` The nearest is "${near}".`}`);
  }
  const target = `${collections.docs}/${withNumberOf(withoutEnding(single.file), now, settings)}${path.extname(single.file)}`;
  const rival = docs.find(
    (doc) => doc !== single && (isAt(doc.file, now) || doc.path === addressOfFile(target, settings)),
  );
  if (rival) throw new AuthoringError(`${rival.file} already has this address.`);
  if (single.file === target) throw new AuthoringError(`${target} already exists.`);
  return [{ from: single.file, to: target }];
}

/** Like `nameOfGiven`, but preserves a trailing "index". */
function rawName(given: string): string {
  const name = nameOfGiven(given);
  return /(?:^|\/)index(?:\.mdx?)?$/.test(given) && !/(?:^|\/)index$/.test(name) ? `${name}/index` : name;
}

/** Keeps the number prefix of a name, which is its position like `sidebar_position`, unless the new name has its own prefix. */
function withNumberOf(old: string, now: string, { docs: { numberPrefixes = false } }: SiteSettings): string {
  const [before, after] = [path.basename(old), path.basename(now)];
  const { name, position } = splitNumberPrefix(before);
  if (!numberPrefixes || position === null || after === "index" || splitNumberPrefix(after).position !== null)
    return now;
  return path.join(path.dirname(now), before.slice(0, before.length - name.length) + after);
}

function withoutNumbers(name: string, { docs }: SiteSettings): string {
  return docs.numberPrefixes ? withoutNumberPrefixes(name) : name;
}

function addressOfFile(file: string, settings: SiteSettings): string {
  const name = withoutNumbers(withoutEnding(path.relative(collections.docs, file)), settings);
  return normalizePath(routes.doc(toSlug(path.basename(name) === "index" ? path.dirname(name) : name)));
}

async function rewriteTargets(
  from: string,
  text: string,
  fileOf: (file: string) => string,
  newPath: ReadonlyMap<string, string>,
): Promise<string> {
  const here = fileOf(from);
  let result = text;
  // Work from the end, so that earlier offsets stay valid.
  for (const { href, start } of [...(await findTargets(from, text))].reverse()) {
    const written = newHref(href, from, here, fileOf, newPath);
    if (written !== href) result = result.slice(0, start) + written + result.slice(start + href.length);
  }
  return result;
}

/** @returns the names by which imports may refer to a code file: without its extension, and an index file also by its folder. */
function modulesOf(from: string, to: string): readonly (readonly [from: string, to: string])[] {
  const ending = /\.[cm]?[jt]sx?$/;
  if (!ending.test(from)) return [];
  const [before, after] = [from.replace(ending, ""), to.replace(ending, "")];
  const isIndex = path.basename(before) === "index";
  return [[before, after], ...(isIndex ? [[path.dirname(before), path.dirname(after)] as const] : [])];
}

function newHref(
  href: string,
  before: string,
  here: string,
  fileOf: (file: string) => string,
  newPath: ReadonlyMap<string, string>,
): string {
  const target = resolveHref(href, before);
  switch (target.kind) {
    case "document":
    case "relative": {
      const file = fileOf(target.file);
      if (file === target.file && here === before) return href;
      return relativeLink(here, file) + (target.kind === "document" ? target.rest : href.slice(href.search(/[?#]|$/)));
    }
    case "address": {
      const moved = newPath.get(target.path);
      return moved === undefined ? href : moved + href.slice(href.search(/[?#]|$/));
    }
    default:
      return href;
  }
}

/** Updates links and redirects in the settings that lead to moved pages. */
function rewriteSettings(text: string, newPath: ReadonlyMap<string, string>): string {
  return text.replace(
    /(?<key>\b(?:href|to):\s*")(?<path>\/[^"?#]*)(?=["?#])/g,
    (whole, key: string, address: string) => (newPath.has(address) ? `${key}${newPath.get(address) ?? ""}` : whole),
  );
}
