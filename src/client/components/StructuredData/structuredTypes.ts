import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { absoluteUrl } from "../absoluteUrl";
import type { StructuredDataProps } from "./StructuredData";

type Data = StructuredDataProps["data"];

export interface ArticleFacts {
  readonly title: string;
  readonly description: string | null;
  /** Picture that the author chose. */
  readonly image: string | null;
  readonly path: string;
  /** Day, "2026-11-20". */
  readonly lastUpdated: string | null;
}

/** @source properties: https://schema.org/TechArticle */
export function techArticle({ title, description, image, path, lastUpdated }: ArticleFacts): Data {
  return {
    "@type": "TechArticle",
    headline: title,
    ...(description === null ? {} : { description }),
    url: absoluteUrl(path),
    image: absoluteUrl(image ?? routes.card(path)),
    ...(lastUpdated === null ? {} : { dateModified: lastUpdated }),
    inLanguage: settings.locale.language,
    isPartOf: { "@type": "WebSite", name: settings.title, url: absoluteUrl(routes.home()) },
  };
}

/** @source properties: https://schema.org/WebSite; the search: https://schema.org/SearchAction */
export function webSite(): Data {
  const { title, tagline, locale, search } = settings;
  const query = "search_term_string";
  return {
    "@type": "WebSite",
    name: title,
    description: tagline,
    url: absoluteUrl(routes.home()),
    inLanguage: locale.language,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absoluteUrl(routes.search(search))}?${search.queryParameter}={${query}}`,
      },
      "query-input": `required name=${query}`,
    },
  };
}
