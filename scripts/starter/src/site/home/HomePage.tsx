import { CardList } from "../../client/components/CardList/CardList";
import { Link } from "../../client/components/Link/Link";
import { useSite } from "../../client/hooks/useSite";
import type { Card } from "../../shared/pages";
import * as styles from "./HomePage.module.css";

export interface HomePageProps {
  /** One for each group. */
  readonly cards: readonly Card[];
}

/** What the site shows at its root. */
export function HomePage({ cards }: HomePageProps) {
  const { title, tagline, home } = useSite().settings;
  return (
    <div className={styles.root}>
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
      <CardList cards={cards} />
    </div>
  );
}
