import type { WithSite } from "../site/definition";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { linkFile } from "../common/linkFile";
import { askedPictures } from "../content/shownPictures";
import { extensionPaths } from "../model/extensionFiles";
import { writeAssets } from "../site/writeAssets";
import { cachedSite } from "./cached";
import { latestSite } from "./checkedSite";
import { directoryOf } from "./documentOf";
import { gatsbyPictures } from "./gatsbyPictures";
import { writeTextFiles } from "./textFiles";
import { prerendering } from "./prerendering";
import { filesOfPages, tidyOutput } from "./tidyOutput";
import { bundlesOf } from "../webpack/keepBundles";
import { writeHostFiles } from "./writeHostFiles";

/** Files beside the pages: what static hosts and crawlers ask for. */
export async function onPostBuild(args: WithSite<BuildArgs>): Promise<void> {
  const { graphql, cache, reporter, basePath: pathPrefix, definition } = args;
  const { settings } = definition;
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
  await Promise.all([
    writeHtmlAliases(output, addresses),
    writeFile(path.join(output, "robots.txt"), robots(settings.siteUrl + args.pathPrefix)),
    writeTextFiles(args, output),
    prerendering(cache)?.finished ?? writeAlone(args),
  ]);
  const needed = new Set([...filesOfPages(pages), ...bundlesOf(args)]);
  await tidyOutput({ output, since: performance.timeOrigin, needed });
  // What hosts are told depends on what the output holds.
  const { redirects } = await cachedSite(cache);
  const shared = [...extensionPaths(latestSite(cache).reference)];
  await writeHostFiles({ output, settings, addresses: pages, pathPrefix, redirects, shared });
}

/** What the process beside Gatsby writes where there is one. Pages that are not rendered again have not asked for their pictures. */
async function writeAlone(args: WithSite<BuildArgs>): Promise<void> {
  const { cache, pathPrefix, definition } = args;
  const root = directoryOf(args);
  const loaded = latestSite(cache);
  await gatsbyPictures(root, pathPrefix).makeAll(askedPictures(loaded.site.docs));
  await writeAssets(root, loaded, definition.settings);
}

/**
 * `a.html` beside `a/index.html`: a plain host answers `/a` from it at once, where it would lead to `/a/` otherwise.
 * Both names belong to one file, so that the second costs no room.
 */
async function writeHtmlAliases(output: string, addresses: readonly string[]): Promise<void> {
  const link = (address: string) =>
    linkFile(path.join(output, address, "index.html"), path.join(output, `${address}.html`));
  await Promise.all(addresses.map(link));
}

/** @param url of the site, without a slash at its end. */
function robots(url: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${url}/sitemap-index.xml\n`;
}
