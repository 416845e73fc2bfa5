import { useEffect, useState } from "react";
import type { NavLink } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import { Filled } from "../../components/Filled/Filled";
import { Link } from "../../components/Link/Link";
import { loadPages, nearestPages } from "../../features/nearestPages/nearestPages";
import { useHydrated } from "../../hooks/useHydrated";
import { useSite } from "../../hooks/useSite";
import { PlainPage } from "../PlainPage/PlainPage";

export interface NotFoundPageProps {
  /** Address that was asked for, without the path prefix. */
  readonly path: string;
}

export function NotFoundPage({ path }: NotFoundPageProps) {
  const { settings, strings } = useSite();
  const { sidebars, search } = settings;
  const texts = strings.notFound;
  // The static page is the same for every address, so the address shows only in the browser.
  const isHydrated = useHydrated();
  const [near, setNear] = useState<readonly NavLink[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadPages(sidebars).then((pages) => !isGone && setNear(nearestPages(path, pages)));
    return () => {
      isGone = true;
    };
  }, [path, sidebars]);
  return (
    <PlainPage title={texts.title}>
      <p>{isHydrated ? <Filled text={texts.textWithPath} parts={{ path: <code>{path}</code> }} /> : texts.text}</p>
      {near.length > 0 && (
        <>
          <p>{texts.near}</p>
          <ul>
            {near.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.label}</Link> <code>{page.path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Filled
          text={texts.ways}
          parts={{
            search: <Link to={routes.search(search)}>{texts.search}</Link>,
            home: <Link to={routes.home()}>{texts.home}</Link>,
          }}
        />
      </p>
    </PlainPage>
  );
}
