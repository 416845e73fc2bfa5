import { readFile } from "node:fs/promises";
import path from "node:path";
import { indexFiles, type PageData } from "../../../src/shared/search/indexFormat";
import { openIndex, type ReadFile, type SearchIndex } from "../../../src/shared/search/searchIndex";
import { routes } from "../../../src/shared/routes";
import { listFiles } from "../../common/listFiles";
import { pageSchema } from "../../search/indexSchema";

/** An error whose message tells the user why there is no answer. */
export class BuiltSiteError extends Error {}

/** @throws {BuiltSiteError} if there is no index or it cannot be read. */
export async function readIndex(output: string): Promise<SearchIndex> {
  try {
    return await openIndex(readerOf(output));
  } catch (error) {
    if (isMissing(error)) throw new BuiltSiteError(`There is no built site in ${output}. Build it: npm run build`);
    throw new BuiltSiteError(`The search index in ${output} cannot be read. Build it again: npm run build`);
  }
}

/** @returns all pages of the index. */
export async function readPages(output: string): Promise<readonly PageData[]> {
  const read = readerOf(output);
  const { core } = await readIndex(output);
  const texts = await Promise.all(core.pages.map((_, number) => read(indexFiles.page(core.build, number))));
  return texts.map((text) => pageSchema.parse(JSON.parse(text)));
}

/** @returns the pages' Markdown files, by page path. */
export async function listMarkdown(output: string): Promise<ReadonlyMap<string, string>> {
  const files = await listFiles(output);
  return new Map(
    files.filter((file) => file.endsWith(".md")).map((file) => [pathOf(path.relative(output, file)), file]),
  );
}

/** @returns the redirects that the build writes for hosts: target by former address, both with the path prefix. */
export async function readRedirects(output: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(output, "_redirects"), "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line.startsWith("/"));
  return new Map(lines.map((line) => line.split(" ").map(decodeURI)).map(([from = "", to = ""]) => [from, to]));
}

/** Returns the answer. @throws {BuiltSiteError} if files of the index are missing, as during a build. */
export async function whole<Answer>(output: string, answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    throw new BuiltSiteError(`Files of the search are missing in ${output}. Build the site again: npm run build`);
  });
}

function readerOf(output: string): ReadFile {
  return (name) =>
    readFile(path.join(output, name === indexFiles.core ? routes.searchIndex() : routes.searchFile(name)), "utf8");
}

function pathOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`;
  return address === routes.markdown(routes.home()) ? routes.home() : address.slice(0, -".md".length);
}

function isMissing(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
}
