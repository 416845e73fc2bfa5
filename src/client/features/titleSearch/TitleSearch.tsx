import { useEffect, useState } from "react";
import { navigate, withPrefix } from "gatsby";
import type { NavLink } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { Button } from "../../components/Button/Button";
import { Link } from "../../components/Link/Link";
import { findTitles, loadTitles } from "./findTitles";
import { useHydrated } from "../../hooks/useHydrated";
import * as styles from "./TitleSearch.module.css";

export interface TitleSearchProps {
  /** Query part of the address: "?q=cluster". */
  readonly address: string;
}

/** Finds pages by their names, over the data files of the sidebars. */
export function TitleSearch({ address }: TitleSearchProps) {
  const { pagePath, queryParameter } = settings.search;
  // The static page is the same for every query.
  const isHydrated = useHydrated();
  const asked = isHydrated ? (new URLSearchParams(address).get(queryParameter) ?? "") : "";
  const [titles, setTitles] = useState<readonly NavLink[] | "failed" | null>(null);
  useEffect(() => {
    if (asked.trim() === "") return;
    loadTitles().then(setTitles, () => setTitles("failed"));
  }, [asked]);

  const found = Array.isArray(titles) ? findTitles(titles as readonly NavLink[], asked) : [];
  return (
    <>
      <form
        role="search"
        action={withPrefix(pagePath)}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get(queryParameter);
          void navigate(routes.search(String(typed).trim()));
        }}
      >
        <label className={styles.label} htmlFor="search-query">
          Words of a page's name
        </label>
        <div className={styles.row}>
          <input
            id="search-query"
            className={styles.field}
            type="search"
            name={queryParameter}
            key={asked}
            defaultValue={asked}
            autoComplete="off"
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
      <p className={styles.needsScript}>Searching needs JavaScript. The home page leads to every group of pages.</p>
      <div role="status">
        {asked.trim() !== "" && titles === "failed" && (
          <>
            <p className={styles.title}>Unable to fetch results</p>
            <p>You might want to check your network connection.</p>
          </>
        )}
        {asked.trim() !== "" && Array.isArray(titles) && (
          <p className={styles.title}>
            {found.length === 0
              ? `No results for "${asked}"`
              : `${found.length} ${found.length === 1 ? "page" : "pages"} for "${asked}"`}
          </p>
        )}
      </div>
      <ul className={styles.results}>
        {found.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
            <span className={styles.path}>{path}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
