import { Children, isValidElement, type ReactNode } from "react";
import { DataSplit } from "./DataSplit";

export interface HeroProps {
  /** The heading of the page. */
  readonly title: string;
  /** Words, ways on and a first command; a `DataSplit` stands beside them. */
  readonly children: ReactNode;
}

/** How the home page opens. */
export function Hero({ title, children }: HeroProps) {
  const parts = Children.toArray(children);
  const isPicture = (part: ReactNode) => isValidElement(part) && part.type === DataSplit;
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{title}</h1>
        {parts.filter((part) => !isPicture(part))}
      </div>
      {parts.filter(isPicture)}
    </div>
  );
}

export interface ActionProps {
  readonly href: string;
  /** What the reader should know before: "No account". */
  readonly note?: string;
  /** What is done there. */
  readonly children: ReactNode;
}

/** A link in the form of a button. Of several, the first is what most readers want. */
export function Action({ href, note, children }: ActionProps) {
  return (
    <a className="action" href={href}>
      {children}
      {note !== undefined && <small>{note}</small>}
    </a>
  );
}
