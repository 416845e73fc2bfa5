import { routes } from "../../../shared/routes";
import { Link } from "../../components/Link/Link";
import { useHydrated } from "../../hooks/useHydrated";
import { PlainPage } from "../PlainPage/PlainPage";

export interface NotFoundPageProps {
  readonly path: string;
}

export function NotFoundPage({ path }: NotFoundPageProps) {
  // The static page is the same for every address, so the address shows only in the browser.
  const isHydrated = useHydrated();
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
      <p>
        Try the <Link to={routes.search()}>search</Link>, or start from the <Link to={routes.home()}>home page</Link>.
      </p>
    </PlainPage>
  );
}
