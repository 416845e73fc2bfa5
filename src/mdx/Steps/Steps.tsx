import type { ReactNode } from "react";

export interface StepsProps {
  /** One numbered list, or headings of one level, each followed by the content of its step. */
  readonly children: ReactNode;
}

/** Numbered steps. Style rules number them, so headings keep their plain text in the table of contents. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
