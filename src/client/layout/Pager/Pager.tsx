import type { NavLink } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Pager.module.css";

export interface PagerProps {
  readonly previous: NavLink | null;
  readonly next: NavLink | null;
}

export function Pager({ previous, next }: PagerProps) {
  const texts = useSite().strings.page;
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={texts.neighbours}>
      {previous && (
        <Link to={previous.path} className={styles.link} rel="prev">
          <span className={styles.hint}>{texts.previous}</span>
          <span className={styles.label}>{previous.label}</span>
        </Link>
      )}
      {next && (
        <Link to={next.path} className={styles.link} data-side="end" rel="next">
          <span className={styles.hint}>{texts.next}</span>
          <span className={styles.label}>{next.label}</span>
        </Link>
      )}
    </nav>
  );
}
