import { useEffect, useState } from "react";
import type { NavLink } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { Link } from "../../components/Link/Link";
import { loadPages, nearestPages } from "../../features/nearestPages/nearestPages";
import { useHydrated } from "../../hooks/useHydrated";
import { PlainPage } from "../PlainPage/PlainPage";

export interface NotFoundPageProps {
  /** Address that was asked for, without the path prefix. */
  readonly path: string;
}

export function NotFoundPage({ path }: NotFoundPageProps) {
  // The static page is the same for every address, so the address shows only in the browser.
  const isHydrated = useHydrated();
  const [near, setNear] = useState<readonly NavLink[]>([]);
  useEffect(() => {
    let isGone = false;
    void loadPages().then((pages) => !isGone && setNear(nearestPages(path, pages)));
    return () => {
      isGone = true;
    };
  }, [path]);
  return (
    <PlainPage title="Page not found">
      <p>
        {isHydrated ? (
          <>
            Nothing is published at <code>{path}</code>.
          </>
        ) : (
          "Nothing is published at this address."
        )}
      </p>
      {near.length > 0 && (
        <>
          <p>Pages with an address like it:</p>
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
        Try the <Link to={routes.search(settings.search)}>search</Link>, or start from the{" "}
        <Link to={routes.home()}>home page</Link>.
      </p>
    </PlainPage>
  );
}
