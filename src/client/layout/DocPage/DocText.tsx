import type { ReactNode } from "react";

export interface DocTextProps {
  /** The rendered document; null if it imports code. */
  readonly html: string | null;
  /** The compiled component of a document that imports code. */
  readonly children: ReactNode;
}

export function DocText({ html, children }: DocTextProps) {
  if (html === null) return <div className="content">{children}</div>;
  return <div className="content" dangerouslySetInnerHTML={{ __html: html }} />;
}
