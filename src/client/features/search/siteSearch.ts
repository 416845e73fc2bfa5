import { withPrefix } from "gatsby";
import { docusaurusTag } from "../../../shared/search/records";
import type { DocsVersion, SiteSettings } from "../../../shared/settings";
import { currentVersion } from "../preferredVersion/currentVersion";
import { createAlgoliaProvider } from "./algoliaProvider";
import { createEmbeddedProvider, readFromSite } from "./embeddedProvider";
import type { SearchContext } from "./provider";
import { createSearchClient, type SearchClient } from "./searchClient";

const clients = new Map<DocsVersion | undefined, SearchClient>();
let client: SearchClient | undefined;

/** Returns this site's only client. It searches within the version that the reader reads at that moment. */
export function siteSearch(settings: SiteSettings): SearchClient {
  client ??= __HAS_VERSIONS__
    ? {
        search: (request) => clientOf(settings).search(request),
        fetch: () => clientOf(settings).fetch(),
        warm: (isAhead) => clientOf(settings).warm(isAhead),
        loadAhead: () => clientOf(settings).loadAhead(),
      }
    : make(settings, settings.docs.versions[0]);
  return client;
}

function clientOf(settings: SiteSettings): SearchClient {
  const [newest] = settings.docs.versions;
  const path = location.pathname.slice(__PATH_PREFIX__.length);
  const version = settings.search.contextualSearch ? currentVersion(settings, path) : newest;
  const made = clients.get(version) ?? make(settings, version);
  clients.set(version, made);
  return made;
}

function make({ search, sidebars, title, locale, docs }: SiteSettings, version: DocsVersion | undefined): SearchClient {
  const context: SearchContext | null = search.contextualSearch
    ? { language: locale.language, tags: version ? [docusaurusTag(docs.pluginId, version.name)] : [] }
    : null;
  const older = version === docs.versions[0] ? undefined : version?.name;
  return createSearchClient({
    embedded: createEmbeddedProvider({
      readFile: readFromSite(withPrefix, older),
      context,
      labelOf: (group) => sidebars.find(({ name }) => name === group)?.label ?? title,
    }),
    hosted: search.algolia === null ? null : createAlgoliaProvider({ settings: search.algolia, context }),
  });
}
