import path from "node:path";
import type { CreateDevServerArgs, GatsbyCache } from "gatsby";
import { extensionFiles } from "../model/extensionFiles";
import type { WithSite } from "../site/definition";
import { latestSite } from "./checkedSite";

/** In the live preview, creates a file of the extension at each request, so the file always matches what the author has saved. */
export function serveExtensionFiles({
  app,
  cache,
  definition,
}: WithSite<CreateDevServerArgs & { readonly cache: GatsbyCache }>): void {
  const urlOf = (address: string) => definition.settings.siteUrl + address;
  app.use((request: { readonly path: string }, response: Response, next: () => void) => {
    const loaded = latestSite(cache);
    const isExtensionFile = loaded.reference.files.some((file) => file.path === request.path);
    const found = isExtensionFile && extensionFiles(loaded, urlOf).find((file) => file.path === request.path);
    if (!found) next();
    else response.set("Access-Control-Allow-Origin", "*").type(path.extname(found.path)).send(found.text);
  });
}

/** The part of Express's response that is used here. */
interface Response {
  set(name: string, value: string): Response;
  type(name: string): Response;
  send(text: string): void;
}
