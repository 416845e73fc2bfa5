import type { Card } from "../../../shared/pages";
import { plural } from "../../../shared/fill";
import { useSite } from "../../hooks/useSite";
import { GroupIcon } from "../GroupIcon/GroupIcon";
import { Link } from "../Link/Link";
import * as styles from "./CardList.module.css";

export interface CardListProps {
  readonly cards: readonly Card[];
}

/** Pages and categories as cards; the whole card is the link. */
export function CardList({ cards }: CardListProps) {
  const { settings, strings } = useSite();
  return (
    <ul className={styles.root}>
      {cards.map(({ label, path, description, group, count }) => (
        <li key={path}>
          <Link to={path} className={styles.card}>
            <span className={styles.label}>
              {group !== undefined && <GroupIcon group={group} />}
              {label}
            </span>
            {description && <span className={styles.description}>{description}</span>}
            {count !== null && (
              <span className={styles.count}>{plural(strings.page.count, count, settings.locale.language)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
