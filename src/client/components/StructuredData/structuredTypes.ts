import { routes } from "../../../shared/routes";
import type { SiteSettings } from "../../../shared/settings";
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
export function techArticle(settings: SiteSettings, article: ArticleFacts): Data {
  const { siteUrl } = settings;
  const { title, description, image, path, lastUpdated } = article;
  return {
    "@type": "TechArticle",
    headline: title,
    ...(description === null ? {} : { description }),
    url: absoluteUrl(siteUrl, path),
    image: absoluteUrl(siteUrl, image ?? routes.card(path)),
    ...(lastUpdated === null ? {} : { dateModified: lastUpdated }),
    inLanguage: settings.locale.language,
    isPartOf: { "@type": "WebSite", name: settings.title, url: absoluteUrl(siteUrl, routes.home()) },
  };
}

/** @source properties: https://schema.org/WebSite; the search: https://schema.org/SearchAction */
export function webSite({ title, tagline, siteUrl, locale, search }: SiteSettings): Data {
  const query = "search_term_string";
  return {
    "@type": "WebSite",
    name: title,
    description: tagline,
    url: absoluteUrl(siteUrl, routes.home()),
    inLanguage: locale.language,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${absoluteUrl(siteUrl, routes.search(search))}?${search.queryParameter}={${query}}`,
      },
      "query-input": `required name=${query}`,
    },
  };
}
