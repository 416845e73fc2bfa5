import type { ReactNode } from "react";
import * as styles from "./PlainPage.module.css";

export interface PlainPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A title and a column of text. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
