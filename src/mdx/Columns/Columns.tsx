import type { ReactNode } from "react";

export interface ColumnsProps {
  readonly children: ReactNode;
}

/** Things to compare, side by side where there is space, else one below the other. */
export function Columns({ children }: ColumnsProps) {
  return <div className="columns">{children}</div>;
}

/** One of them; only inside `Columns`. */
export function Column({ children }: ColumnsProps) {
  return <div className="column">{children}</div>;
}
