import { CardList } from "../../client/components/CardList/CardList";
import { Link } from "../../client/components/Link/Link";
import { useSite } from "../../client/hooks/useSite";
import { CodeBlock } from "../../mdx/CodeBlock/CodeBlock";
import type { Card } from "../../shared/pages";
import { RoundDiagram } from "./RoundDiagram";
import * as styles from "./HomePage.module.css";

export interface HomePageProps {
  /** One for each group. */
  readonly cards: readonly Card[];
}

const firstCommand =
  '<span class="line"><span class="t-function">pip</span><span class="t-string"> install</span><span class="t-string"> fedml</span></span>';

/** What the site shows at its root. */
export function HomePage({ cards }: HomePageProps) {
  const { tagline, home } = useSite().settings;
  return (
    <div className={styles.root}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>Train where the data is. Run where the GPUs are.</h1>
          <p className={styles.lead}>{tagline}</p>
          <CodeBlock html={firstCommand} language="bash" />
        </div>
        <RoundDiagram />
      </section>
      {home.ways.length > 0 && (
        <section aria-labelledby="ways">
          <h2 id="ways" className={styles.heading}>
            Where do you want to start?
          </h2>
          <ul className={styles.ways}>
            {home.ways.map(({ who, what, to, label }) => (
              <li key={to} className={styles.way}>
                <h3 className={styles.who}>{who}</h3>
                <p>{what}</p>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
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
