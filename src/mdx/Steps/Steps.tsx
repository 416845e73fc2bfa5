import type { ReactNode } from "react";

export interface StepsProps {
  /** One numbered list, or headings of one level, each with what belongs to its step. */
  readonly children: ReactNode;
}

/** Steps in their order. Style rules count them, so that headings keep their words in the contents list. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
