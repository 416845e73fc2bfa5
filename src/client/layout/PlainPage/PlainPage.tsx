import type { ReactNode } from "react";
import * as styles from "./PlainPage.module.css";

export interface PlainPageProps {
  readonly title: string;
  /** Menu of actions for the page. */
  readonly menu?: ReactNode;
  readonly children: ReactNode;
}

/** A title and a column of text. */
export function PlainPage({ title, menu, children }: PlainPageProps) {
  return (
    <div className={styles.root}>
      {menu && <div className={styles.menu}>{menu}</div>}
      <h1>{title}</h1>
      {children}
    </div>
  );
}
