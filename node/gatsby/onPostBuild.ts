import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { settings } from "../../src/site/settings";
import { linkFile } from "../linkFile";
import { writeAssets } from "../prerender/writeAssets";
import { cachedSite, twinsKey } from "./cached";
import { latestSite } from "./checkedSite";
import { directoryOf } from "./documentOf";
import { writeMachineFiles } from "./machineFiles";
import { prerendering } from "./prerendering";
import { writeHostFiles } from "./writeHostFiles";

/** Files beside the pages: what static hosts and crawlers ask for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, cache, reporter, basePath: pathPrefix } = args;
  const root = directoryOf(args);
  const output = path.join(root, "public");
  const { data, errors } = await graphql<{ allSitePage: { nodes: readonly { path: string }[] } }>(`
    {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The pages could not be queried.", errors as Error[] | undefined);
    return;
  }
  const pages = data.allSitePage.nodes.map((node) => node.path);
  // Gatsby makes both of "/404" and "/404.html" by itself.
  const written = new Set(pages);
  const addresses = pages.filter(
    (address) => address !== "/" && !address.endsWith(".html") && !written.has(`${address}.html`),
  );
  const before = ((await cache.get(twinsKey)) ?? []) as readonly string[];
  const { redirects } = await cachedSite(cache);
  await Promise.all([
    writeTwins(output, addresses, before),
    writeFile(path.join(output, "robots.txt"), robots(args.pathPrefix)),
    writeMachineFiles(args, output),
    writeHostFiles({ output, addresses: pages, pathPrefix, redirects }),
  ]);
  await cache.set(twinsKey, addresses);
  await (prerendering(cache)?.finished ?? writeAssets(root, latestSite(cache), settings));
};

/**
 * `a.html` beside `a/index.html`: a plain host answers `/a` from it at once, where it would lead to `/a/` otherwise.
 * Both names belong to one file, so that the second costs no room.
 *
 * @param before addresses of the last build: a page that is gone takes its twin along.
 */
async function writeTwins(output: string, addresses: readonly string[], before: readonly string[]): Promise<void> {
  const current = new Set(addresses);
  const twin = (address: string) => path.join(output, `${address}.html`);
  await Promise.all(
    before.filter((address) => !current.has(address)).map((address) => rm(twin(address), { force: true })),
  );
  await Promise.all(addresses.map((address) => linkFile(path.join(output, address, "index.html"), twin(address))));
}

function robots(pathPrefix: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${settings.siteUrl}${pathPrefix}/sitemap-index.xml\n`;
}
