import type { Neighbor } from "../../../shared/pages";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Pager.module.css";

export interface PagerProps {
  readonly previous: Neighbor | null;
  readonly next: Neighbor | null;
}

export function Pager({ previous, next }: PagerProps) {
  const texts = useSite().strings.page;
  if (!previous && !next) return null;
  return (
    <nav className={styles.root} aria-label={texts.neighbours}>
      {previous && <Way to={previous} hint={texts.previous} rel="prev" keys="[" />}
      {next && <Way to={next} hint={texts.next} rel="next" keys="]" />}
    </nav>
  );
}

interface WayProps {
  readonly to: Neighbor;
  readonly hint: string;
  readonly rel: "prev" | "next";
  readonly keys: string;
}

function Way({ to: { path, label, description }, hint, rel, keys }: WayProps) {
  return (
    <Link to={path} className={styles.link} rel={rel} aria-keyshortcuts={keys}>
      <span className={styles.hint}>{hint}</span>
      <span className={styles.label}>{label}</span>
      {description && <span className={styles.about}>{description}</span>}
    </Link>
  );
}
