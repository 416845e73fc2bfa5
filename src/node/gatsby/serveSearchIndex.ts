import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { CreateDevServerArgs, GatsbyCache } from "gatsby";
import { indexFiles } from "../../shared/search/indexFormat";
import { routes } from "../../shared/routes";
import { settings } from "../../site/settings";
import type { LoadedSite } from "../loadSite";
import { planIndex } from "../search/planIndex";

/**
 * The site as createPages has last seen it, by the cache of its run. Writing it down would cost more than keeping it.
 */
const latest = new WeakMap<GatsbyCache, LoadedSite>();

export function keepForSearch(cache: GatsbyCache, loaded: LoadedSite): void {
  latest.set(cache, loaded);
}

function indexOf(cache: GatsbyCache): ReadonlyMap<string, string> {
  const loaded = latest.get(cache);
  if (!loaded) throw new Error("The search index is asked for before the pages are made.");
  return planIndex(loaded, settings);
}

/** @param output absolute path of the folder that is published. */
export async function writeSearchIndex(output: string, cache: GatsbyCache): Promise<void> {
  const target = (name: string) =>
    path.join(output, name === indexFiles.core ? routes.searchIndex() : routes.searchFile(name));
  // Files of the last build have other names.
  await rm(path.dirname(target(indexFiles.page("", 0))), { recursive: true, force: true });
  for (const [name, text] of indexOf(cache)) {
    await mkdir(path.dirname(target(name)), { recursive: true });
    await writeFile(target(name), text);
  }
}

/** In the live preview the index is made when somebody searches, not at each save. */
export function serveSearchIndex({ app, cache }: CreateDevServerArgs & { readonly cache: GatsbyCache }): void {
  let made: { readonly of: LoadedSite | undefined; readonly files: ReadonlyMap<string, string> } | undefined;
  const answer = (name: string, response: Response) => {
    const current = latest.get(cache);
    if (!made || (made.of !== current && name === indexFiles.core)) made = { of: current, files: indexOf(cache) };
    const text = made.files.get(name);
    if (text === undefined) response.status(404).end();
    else response.type(name.endsWith(".json") ? "application/json" : "text/plain").send(text);
  };
  app.get(routes.searchIndex(), (_: unknown, response: Response) => answer(indexFiles.core, response));
  app.get(routes.searchFile(":name"), (request: { readonly params: { readonly name: string } }, response: Response) =>
    answer(request.params.name, response),
  );
}

/** The part of Express's response that is used here. */
interface Response {
  status(code: number): Response;
  type(name: string): Response;
  send(text: string): void;
  end(): void;
}

/**
 * The search's own style sheet, with DocSearch's in front. Gatsby would write it into the head of every page.
 *
 * @param root absolute path of the repository.
 */
export async function writeSearchStyles(root: string): Promise<void> {
  const theirs = path.dirname(createRequire(path.join(root, "package.json")).resolve("@docsearch/css/dist/modal.css"));
  const files = [
    path.join(theirs, "_variables.css"),
    path.join(theirs, "modal.css"),
    path.join(root, "src/client/styles/search.css"),
  ];
  const [variables, modal, own] = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const target = path.join(root, "public", routes.searchStyles());
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `@layer components{${variables}${modal}}\n@layer content{${own}}`);
}
