import { useEffect } from "react";
import { withPrefix, type PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import type { ContextOf } from "../../shared/pages";
import { isExternal } from "../../shared/routes";
import { absoluteUrl } from "../components/absoluteUrl";
import { Filled } from "../components/Filled/Filled";
import { openPage } from "../features/navigation/openPage";
import { useSite } from "../hooks/useSite";

/**
 * A former address. A script keeps query and hash, and runs before anything is rendered; without script, the browser follows
 * the refresh element, which drops both.
 */
export default function RedirectTemplate({ pageContext: { to } }: PageProps<object, ContextOf<"redirect">>) {
  const { settings, strings } = useSite();
  const { moved, loading } = strings;
  const address = isExternal(to) ? to : absoluteUrl(settings.siteUrl, to);
  useEffect(() => {
    const { search, hash } = window.location;
    if (isExternal(to)) window.location.replace(to + search + hash);
    else void openPage(to + search + hash, loading, { replace: true });
  }, [to, loading]);
  return (
    <main>
      <Helmet>
        <title>{`${moved.title} ${settings.titleDelimiter} ${settings.title}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="redirect" content={withPrefix(to)} />
        <link rel="canonical" href={address} />
        <script>{redirectScript}</script>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${withPrefix(to)}">`}</noscript>
      </Helmet>
      <p>
        <Filled text={moved.text} parts={{ address: <a href={withPrefix(to)}>{address}</a> }} />
      </p>
    </main>
  );
}

/** The text is the same on every page, so that a Content Security Policy needs one hash for it. */
const redirectScript = `location.replace(document.querySelector('meta[name="redirect"]').content+location.search+location.hash)`;
