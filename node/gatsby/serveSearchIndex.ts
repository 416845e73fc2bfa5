import type { CreateDevServerArgs, GatsbyCache } from "gatsby";
import { routes, searchIndexOf } from "../../src/shared/routes";
import type { LoadedSite } from "../model/loadedSite";
import type { WithSite } from "../site/definition";
import { planIndexFiles } from "../search/planIndex";
import { latestSite } from "./checkedSite";

/** In the live preview, the index is built when the author searches, not at each save. */
export function serveSearchIndex({
  app,
  cache,
  definition,
}: WithSite<CreateDevServerArgs & { readonly cache: GatsbyCache }>): void {
  let made: { readonly of: LoadedSite; readonly files: ReadonlyMap<string, string> } | undefined;
  const answer = (address: string, isFirst: boolean, response: Response) => {
    const current = latestSite(cache);
    if (!made || (made.of !== current && isFirst))
      made = { of: current, files: planIndexFiles(current, definition.settings) };
    const text = made.files.get(address);
    if (text === undefined) response.status(404).end();
    else response.type(address.endsWith(".json") ? "application/json" : "text/plain").send(text);
  };
  const { versions } = definition.settings.docs;
  for (const version of [undefined, ...versions.slice(1).map(({ name }) => name)]) {
    const address = searchIndexOf(version);
    app.get(address, (_: unknown, response: Response) => answer(address, true, response));
  }
  app.get(routes.searchFile(":name"), (request: { readonly params: { readonly name: string } }, response: Response) =>
    answer(routes.searchFile(request.params.name), false, response),
  );
}

/** The part of Express's response that is used here. */
interface Response {
  status(code: number): Response;
  type(name: string): Response;
  send(text: string): void;
  end(): void;
}
