import { withPrefix } from "gatsby";
import { docusaurusTag } from "../../../shared/search/records";
import { settings } from "../../../site/settings";
import { createAlgoliaProvider } from "./algoliaProvider";
import { createEmbeddedProvider, readFromSite } from "./embeddedProvider";
import type { SearchContext } from "./provider";
import { createSearchClient, type SearchClient } from "./searchClient";

let client: SearchClient | undefined;

/** The one client of this site, made when somebody first searches. */
export function siteSearch(): SearchClient {
  client ??= make();
  return client;
}

function make(): SearchClient {
  const { search, sidebars, title, locale, docs } = settings;
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
