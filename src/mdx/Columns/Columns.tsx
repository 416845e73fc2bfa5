import type { ReactNode } from "react";

export interface ColumnsProps {
  readonly children: ReactNode;
}

/** Columns for things to compare: side by side where there is space, otherwise one below the other. */
export function Columns({ children }: ColumnsProps) {
  return <div className="columns">{children}</div>;
}

/** One column; only inside `Columns`. */
export function Column({ children }: ColumnsProps) {
  return <div className="column">{children}</div>;
}
