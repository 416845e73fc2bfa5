import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { cardSize } from "../../../shared/cardSize";
import { routes } from "../../../shared/routes";
import { docusaurusTag } from "../../../shared/search/records";
import type { DocsVersion } from "../../../shared/settings";
import { versionOf } from "../../../shared/versions";
import { useSite } from "../../hooks/useSite";
import { absoluteUrl } from "../absoluteUrl";

export interface SeoProps {
  /** Null for the home page, whose title is the site's. */
  readonly title: string | null;
  readonly description?: string | null | undefined;
  /** Path of the page; null for the not-found page, which appears at any address. */
  readonly path: string | null;
  /** For a page of an older version, path of the same page in the newest version, which search engines show instead. */
  readonly canonical?: string | undefined;
  readonly keywords?: readonly (string | null)[] | null | undefined;
  readonly image?: string | null | undefined;
  /** Whether search engines must not index the page. */
  readonly isHidden?: boolean | undefined;
  readonly type?: "website" | "article";
}

/** Renders the head elements that crawlers, social networks and the browser's title bar read. */
export function Seo(props: SeoProps) {
  const { title, description, path, keywords, image, isHidden = false, type = "website" } = props;
  const { settings } = useSite();
  const { locale, docs, socialImage, siteUrl } = settings;
  const version = versionNameOf(path, docs.versions);
  const fullTitle = title === null ? settings.title : `${title} ${settings.titleDelimiter} ${settings.title}`;
  const url = path === null ? null : absoluteUrl(siteUrl, path);
  const published = isHidden ? null : path;
  const hasCard = published !== null && !image;
  const file = hasCard ? routes.card(published) : (image ?? socialImage);
  const picture = file === null ? null : absoluteUrl(siteUrl, file);
  return (
    <Helmet>
      <title>{fullTitle}</title>
      {url && <link rel="canonical" href={canonicalOf(props.canonical, url, siteUrl)} />}
      {published && <link rel="alternate" type="text/markdown" href={withPrefix(routes.markdown(published))} />}
      {description && <meta name="description" content={description} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title ?? settings.title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      {url && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={settings.title} />
      {picture && <meta property="og:image" content={picture} />}
      {hasCard && <meta property="og:image:width" content={String(cardSize.width)} />}
      {hasCard && <meta property="og:image:height" content={String(cardSize.height)} />}
      {picture && <meta property="og:image:alt" content={fullTitle} />}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {picture && <meta name="twitter:image" content={picture} />}
      <meta name="docsearch:language" content={locale.language} />
      <meta name="docsearch:version" content={version} />
      <meta name="docsearch:docusaurus_tag" content={docusaurusTag(docs.pluginId, version)} />
    </Helmet>
  );
}

/** Returns the newest version's name for a page without a version. */
function versionNameOf(path: string | null, versions: readonly DocsVersion[]): string {
  const version = __HAS_VERSIONS__ && path !== null ? versionOf(path, versions) : undefined;
  return (version ?? versions[0])?.name ?? "";
}

/** Returns the page's own URL, or the URL of the same page in the newest version, if there is one. */
function canonicalOf(canonical: string | undefined, url: string, siteUrl: string): string {
  return __HAS_VERSIONS__ && canonical !== undefined ? absoluteUrl(siteUrl, canonical) : url;
}
