import { useEffect, useState } from "react";
import type { NavLink } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import { withPrefix } from "gatsby";
import { Button } from "../../components/Button/Button";
import { Filled } from "../../components/Filled/Filled";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { loadPages, nearestPages } from "../../features/nearestPages/nearestPages";
import { useHydrated } from "../../hooks/useHydrated";
import { useSite } from "../../hooks/useSite";
import { PlainPage } from "../PlainPage/PlainPage";
import * as styles from "./NotFoundPage.module.css";

/** How long the reader waits for pages with similar paths, in milliseconds. */
const patience = 3000;

export interface NotFoundPageProps {
  /** Requested path, without the path prefix. */
  readonly path: string;
}

export function NotFoundPage({ path }: NotFoundPageProps) {
  const { settings, strings } = useSite();
  const { search } = settings;
  const texts = strings.notFound;
  // The static page is the same for every address, so the address shows only in the browser.
  const isHydrated = useHydrated();
  const near = useNearestPages(path);
  const isNear = near !== undefined && near.length > 0;
  const shown = isNear ? near : (search.start ?? []).map(({ label, to }) => ({ label, path: to }));
  const list = shown.length > 0 && (
    <>
      <h2 className={styles.title}>{isNear ? texts.near : strings.search.start}</h2>
      <ul className={styles.near}>
        {shown.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <Icon name="page" />
              <span>
                {page.label} <code>{page.path}</code>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <PlainPage title={texts.title}>
      <p className={styles.path}>
        {isHydrated ? <Filled text={texts.textWithPath} parts={{ path: <code>{path}</code> }} /> : texts.text}
      </p>
      {/* A form that leads to the search page: it works before scripts run. */}
      <form role="search" className={styles.form} action={withPrefix(routes.search(search))}>
        <input
          type="search"
          name={search.queryParameter}
          aria-label={strings.search.field}
          placeholder={strings.search.field}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{strings.search.label}</Button>
      </form>
      <p>
        <Filled
          text={texts.ways}
          parts={{
            home: <Link to={routes.home()}>{texts.home}</Link>,
          }}
        />
      </p>
      {/* Replace nothing that the reader may be about to click: with script, no list shows until the nearest pages are known. */}
      {near ? list : <noscript>{list}</noscript>}
    </PlainPage>
  );
}

/** @returns pages with similar paths; undefined while they are loading. */
function useNearestPages(path: string): readonly NavLink[] | undefined {
  const { sidebars } = useSite().settings;
  const [near, setNear] = useState<readonly NavLink[]>();
  useEffect(() => {
    let isGone = false;
    const settle = (pages: readonly NavLink[]) => !isGone && setNear((known) => known ?? nearestPages(path, pages));
    void loadPages(sidebars).then(settle);
    // If the host never answers, the start pages are shown.
    const timer = setTimeout(() => settle([]), patience);
    return () => {
      isGone = true;
      clearTimeout(timer);
      setNear(undefined);
    };
  }, [path, sidebars]);
  return near;
}
