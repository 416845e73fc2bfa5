import { copyFile, link, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { settings } from "../../site/settings";
import { cachedSite, twinsKey } from "./cached";
import { directoryOf } from "./documentOf";
import { writeMachineFiles } from "./machineFiles";
import { writeSearchIndex } from "./searchIndex";
import { writeHostFiles } from "./writeHostFiles";

/** Files beside the pages: what static hosts and crawlers ask for. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql, cache, reporter, basePath: pathPrefix } = args;
  const output = path.join(directoryOf(args), "public");
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
  const addresses = pages.filter((address) => address !== "/" && !address.endsWith(".html"));
  const before = ((await cache.get(twinsKey)) ?? []) as readonly string[];
  await writeTwins(output, addresses, before);
  await cache.set(twinsKey, addresses);
  await writeFile(path.join(output, "robots.txt"), robots(args.pathPrefix));
  await writeMachineFiles(args, output);
  await writeSearchIndex(output, cache);
  const { redirects } = await cachedSite(cache);
  await writeHostFiles({ output, addresses: pages, pathPrefix, redirects });
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

/** @param target may be there from the last build. */
async function linkFile(source: string, target: string): Promise<void> {
  await rm(target, { force: true });
  // Some file systems know one name for each file only.
  await link(source, target).catch(() => copyFile(source, target));
}

function robots(pathPrefix: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${settings.siteUrl}${pathPrefix}/sitemap-index.xml\n`;
}
