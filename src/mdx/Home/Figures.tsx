import type { ReactNode } from "react";

export interface FiguresProps {
  readonly children: ReactNode;
}

/** Measured figures in a strip. */
export function Figures({ children }: FiguresProps) {
  return <ul className="figures">{children}</ul>;
}

export interface FigureProps {
  /** The figure as shown: "92.8 %". */
  readonly value: string;
  /** Length of its bar, from 0 to 1. */
  readonly part: string;
  /** What was measured. */
  readonly children: ReactNode;
}

/** One figure; only inside `Figures`. */
export function Figure({ value, part, children }: FigureProps) {
  return (
    <li className="figure">
      <strong>{value}</strong>
      <svg className="figure-bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="3" />
        <rect width={100 * Number(part)} height="3" />
      </svg>
      {children}
    </li>
  );
}
