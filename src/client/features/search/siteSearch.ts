import { withPrefix } from "gatsby";
import { docusaurusTag } from "../../../shared/search/records";
import type { SiteSettings } from "../../../shared/settings";
import { createAlgoliaProvider } from "./algoliaProvider";
import { createEmbeddedProvider, readFromSite } from "./embeddedProvider";
import type { SearchContext } from "./provider";
import { createSearchClient, type SearchClient } from "./searchClient";

let client: SearchClient | undefined;

/** The one client of this site, made when somebody first searches. */
export function siteSearch(settings: SiteSettings): SearchClient {
  client ??= make(settings);
  return client;
}

function make({ search, sidebars, title, locale, docs }: SiteSettings): SearchClient {
  const context: SearchContext | null = search.contextualSearch
    ? {
        language: locale.language,
        tags: docs.versions.slice(0, 1).map(({ name }) => docusaurusTag(docs.pluginId, name)),
      }
    : null;
  return createSearchClient({
    embedded: createEmbeddedProvider({
      readFile: readFromSite(withPrefix),
      context,
      labelOf: (group) => sidebars.find(({ name }) => name === group)?.label ?? title,
    }),
    hosted: search.algolia === null ? null : createAlgoliaProvider({ settings: search.algolia, context }),
  });
}
