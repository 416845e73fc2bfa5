import { writeCards } from "../outputs/cards/writeCards";
import type { LoadedSite } from "../model/loadedSite";
import { listedPages, publishedPages } from "../pages/publishedPages";
import { planPages } from "../pages/planPages";
import { writeSearchIndex } from "../search/writeSearchFiles";
import type { SiteSettings } from "../../src/shared/settings";

/**
 * Writes the output files that are not pages and do not need Gatsby: the search index, and pictures for social networks.
 *
 * @param root absolute path of the repository.
 */
export async function writeAssets(root: string, loaded: LoadedSite, settings: SiteSettings): Promise<void> {
  await writeSearchIndex(root, loaded, settings);
  const { site } = loaded;
  const plans = planPages({ site, settings, lastUpdatedOf: () => null });
  await writeCards({ root, settings, pages: listedPages(publishedPages({ plans, site, settings })) });
}
