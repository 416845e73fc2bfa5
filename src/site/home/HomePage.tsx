import type { ReactNode } from "react";
import { CardList } from "../../client/components/CardList/CardList";
import type { Card } from "../../shared/pages";
import * as styles from "./HomePage.module.css";

export interface HomePageProps {
  /** One card per group. */
  readonly cards: readonly Card[];
  /** The content of content/pages/index.mdx. */
  readonly children?: ReactNode;
}

/** The page at the site's root. */
export function HomePage({ cards, children }: HomePageProps) {
  return (
    <div className={styles.root}>
      {children}
      {cards.length > 0 && (
        <section aria-labelledby="groups">
          <h2 id="groups" className={styles.heading}>
            All of the documentation
          </h2>
          <CardList cards={cards} />
        </section>
      )}
    </div>
  );
}
