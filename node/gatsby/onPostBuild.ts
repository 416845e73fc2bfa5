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

/** Writes the files that the output has in addition to the pages, for static hosts and crawlers. */
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
  // Gatsby creates both "/404" and "/404.html" itself.
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
  // Written last, because these files depend on the contents of the output folder.
  const { redirects } = await cachedSite(cache);
  const shared = [...extensionPaths(latestSite(cache).reference)];
  await writeHostFiles({ output, settings, addresses: pages, pathPrefix, redirects, shared });
}

/** Writes what the prerendering process would write otherwise. Pages that were not re-rendered have not requested their pictures. */
async function writeAlone(args: WithSite<BuildArgs>): Promise<void> {
  const { cache, pathPrefix, definition } = args;
  const root = directoryOf(args);
  const loaded = latestSite(cache);
  await gatsbyPictures(root, pathPrefix).makeAll(askedPictures(loaded.site.docs));
  await writeAssets(root, loaded, definition.settings);
}

/**
 * Adds `a.html` for each `a/index.html`: a static host can then answer `/a` directly, where it would otherwise redirect to `/a/`. Both
 * names are links to the same file, so the second takes no disk space.
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
