import { Helmet } from "react-helmet";
import { docusaurusTag } from "../../../shared/search/records";
import { settings } from "../../../site/settings";

export interface SeoProps {
  /** Null for the home page, whose title is the site's. */
  readonly title: string | null;
  readonly description?: string | null | undefined;
  /** Address of the page; null for one that stands at every address. */
  readonly path: string | null;
  readonly keywords?: readonly (string | null)[] | null | undefined;
  readonly image?: string | null | undefined;
  /** Whether search crawlers stay away. */
  readonly isHidden?: boolean;
  readonly type?: "website" | "article";
}

/** What crawlers, social networks and the browser's title bar read. */
export function Seo({ title, description, path, keywords, image, isHidden = false, type = "website" }: SeoProps) {
  const { siteUrl, locale, docs, socialImage } = settings;
  const version = docs.versions[0]?.name ?? "";
  const fullTitle = title === null ? settings.title : `${title} ${settings.titleDelimiter} ${settings.title}`;
  const url = path === null ? null : `${siteUrl}${path}`;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {url && <link rel="canonical" href={url} />}
      {description && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title ?? settings.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={settings.title} />
      <meta property="og:image" content={`${siteUrl}${image ?? socialImage}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="docsearch:language" content={locale.language} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={docusaurusTag(docs.pluginId, version)} />
    </Helmet>
  );
}
