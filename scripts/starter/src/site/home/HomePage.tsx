import type { ReactNode } from "react";
import { CardList } from "../../client/components/CardList/CardList";
import { Link } from "../../client/components/Link/Link";
import { useSite } from "../../client/hooks/useSite";
import type { Card } from "../../shared/pages";
import * as styles from "./HomePage.module.css";

export interface HomePageProps {
  /** One for each group. */
  readonly cards: readonly Card[];
  /** The text of content/pages/index.mdx, if the site has that page. */
  readonly children?: ReactNode;
}

/** The home page: the site's own document, or texts from the settings. */
export function HomePage({ cards, children }: HomePageProps) {
  const { title, tagline, home } = useSite().settings;
  return (
    <div className={styles.root}>
      {children ?? (
        <>
          <h1>{title}</h1>
          <p>{tagline}</p>
          <ul className={styles.ways}>
            {home.ways.map(({ who, what, to, label }) => (
              <li key={to}>
                <strong>{who}</strong>
                <p>{what}</p>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <CardList cards={cards} />
    </div>
  );
}
