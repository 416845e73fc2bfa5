import type { CreateDevServerArgs, GatsbyCache } from "gatsby";
import { indexFiles } from "../../src/shared/search/indexFormat";
import { routes } from "../../src/shared/routes";
import type { LoadedSite } from "../model/loadedSite";
import type { WithSite } from "../site/definition";
import { planIndex } from "../search/planIndex";
import { latestSite } from "./checkedSite";

/** In the live preview the index is made when somebody searches, not at each save. */
export function serveSearchIndex({
  app,
  cache,
  definition,
}: WithSite<CreateDevServerArgs & { readonly cache: GatsbyCache }>): void {
  let made: { readonly of: LoadedSite; readonly files: ReadonlyMap<string, string> } | undefined;
  const answer = (name: string, response: Response) => {
    const current = latestSite(cache);
    if (!made || (made.of !== current && name === indexFiles.core))
      made = { of: current, files: planIndex(current, definition.settings) };
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
