import { useEffect } from "react";
import { withPrefix, type PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import type { ContextOf } from "../../shared/pages";
import { settings } from "../../site/settings";
import { openPage } from "../features/navigation/openPage";

/**
 * A former address. Script takes query and hash along, before anything is drawn; without script the browser follows the
 * refresh element, which knows neither.
 */
export default function RedirectTemplate({ pageContext: { to } }: PageProps<object, ContextOf<"redirect">>) {
  useEffect(() => {
    void openPage(`${to}${window.location.search}${window.location.hash}`, { replace: true });
  }, [to]);
  return (
    <main>
      <Helmet>
        <title>{`This page has moved ${settings.titleDelimiter} ${settings.title}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="redirect" content={withPrefix(to)} />
        <link rel="canonical" href={`${settings.siteUrl}${to}`} />
        <script>{redirectScript}</script>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${withPrefix(to)}">`}</noscript>
      </Helmet>
      <p>
        This page has moved to <a href={withPrefix(to)}>{`${settings.siteUrl}${to}`}</a>.
      </p>
    </main>
  );
}

/** The same text on every page, so that a security policy can name it once. */
const redirectScript = `location.replace(document.querySelector('meta[name="redirect"]').content+location.search+location.hash)`;
