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

/** Longest that the reader waits for pages with an address like it, in milliseconds. */
const patience = 3000;

export interface NotFoundPageProps {
  /** Address that was asked for, without the path prefix. */
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
      {/* A form of the page of the search: it works before a script does. */}
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
      {/* Nothing that a reader may be about to click is replaced: where a script can say what is near, nothing comes before it. */}
      {near ? list : <noscript>{list}</noscript>}
    </PlainPage>
  );
}

/** @returns pages with an address like this one; undefined while they are on their way. */
function useNearestPages(path: string): readonly NavLink[] | undefined {
  const { sidebars } = useSite().settings;
  const [near, setNear] = useState<readonly NavLink[]>();
  useEffect(() => {
    let isGone = false;
    const settle = (pages: readonly NavLink[]) => !isGone && setNear((known) => known ?? nearestPages(path, pages));
    void loadPages(sidebars).then(settle);
    // A host that never answers leaves the pages to start with.
    const timer = setTimeout(() => settle([]), patience);
    return () => {
      isGone = true;
      clearTimeout(timer);
      setNear(undefined);
    };
  }, [path, sidebars]);
  return near;
}
