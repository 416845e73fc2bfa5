import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteDefinition } from "../../../site/definition";
import {
  collections,
  isCategoryFile,
  isDocumentFile,
  isSidebarFile,
  readSources,
  snippetsFolder,
  toRepositoryFile,
  type SourceFile,
} from "../../../common/sources";
import { readSnippets } from "../../../codeBlocks/snippets";
import type { Content } from "../../../content/parseContent";
import { loadFromDisk } from "../../../site/loadFromDisk";
import { distinct, hasErrors, inPartial } from "../../../common/problem";
import { readReference } from "../../../elements/readReference";
import { recordingsFileOf } from "../../../recordings/recording";
import { settingsFile } from "../../../settings/settingsFile";
import { AuthoringError } from "../fileOfAddress";
import { planMove, type MovePlan } from "./planMove";

/** Moves a page or a folder of pages on disk. @returns the changes made. */
export async function movePage(root: string, from: string, to: string, definition: SiteDefinition): Promise<MovePlan> {
  const { settings } = definition;
  const { content } = await loadFromDisk(root, definition);
  if (hasErrors(content.problems)) throw unreadable(content.problems);
  const settingsText = await readFile(path.join(root, settingsFile), "utf8").catch(() => "");
  const sources = await readSources(root);
  const [otherFiles, referenceFiles] = [await readOthers(root), await readReference(root)];
  const partials = await readPartials(root, content);
  const input = { sources, partials, otherFiles, settingsText, referenceFiles, content, settings };
  const planned = await planMove(from, to, input);
  const plan = { ...planned, moves: planned.moves.flatMap((move) => [move, ...moveOfRecordings(root, move)]) };
  for (const move of plan.moves) {
    await mkdir(path.dirname(path.join(root, move.to)), { recursive: true });
    await rename(path.join(root, move.from), path.join(root, move.to));
  }
  for (const { file, text } of plan.writes) await writeFile(path.join(root, file), text);
  await removeEmpty(
    root,
    plan.moves.map((move) => path.dirname(move.from)),
  );
  return plan;
}

/** Maximum number of errors that a message names; `npm run check` names all. */
const mostErrors = 8;

function unreadable(problems: Content["problems"]): AuthoringError {
  const errors = distinct(problems.filter(({ severity }) => severity === "error").map(inPartial));
  const places = errors.slice(0, mostErrors).map(({ file, line, what }) => `  ${file}:${String(line)}  ${what}`);
  const more = errors.length - places.length;
  return new AuthoringError(
    [
      "Links cannot be rewritten on pages that cannot be read. First correct:",
      ...places,
      ...(more === 0 ? [] : [`  and ${String(more)} more, which "npm run check" names`]),
    ].join("\n"),
  );
}

/** The recordings of a document move with it. */
function moveOfRecordings(root: string, move: MovePlan["moves"][number]): MovePlan["moves"] {
  const [from, to] = [recordingsFileOf(move.from), recordingsFileOf(move.to)];
  return isDocumentFile(move.from) && existsSync(path.join(root, from)) ? [{ from, to }] : [];
}

/** Reads the files that documents include. Other snippets may not be valid MDX. */
async function readPartials(root: string, { docs }: Content): Promise<readonly SourceFile[]> {
  const used = new Set(docs.flatMap(({ snippets }) => snippets));
  return Object.entries(await readSnippets(root))
    .filter(([name]) => isDocumentFile(name) && used.has(name))
    .map(([name, { text }]) => ({ file: `${snippetsFolder}/${name}`, text }));
}

/** Lists pictures and other files in the folders of documents. */
async function readOthers(root: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, collections.docs), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !isDocumentFile(entry.name) && !isCategoryFile(entry.name))
    .map((entry) => toRepositoryFile(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !isSidebarFile(file));
}

/** Removes the folders that are now empty, the deepest first. */
async function removeEmpty(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of [...new Set(folders)].sort((a, b) => b.length - a.length)) {
    const absolute = path.join(root, folder);
    const left = await readdir(absolute).catch(() => ["unreadable"]);
    if (left.length === 0) await rmdir(absolute);
  }
}
