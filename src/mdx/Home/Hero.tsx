import { Children, isValidElement, type ReactNode } from "react";
import { DataSplit } from "./DataSplit";

export interface HeroProps {
  /** The heading of the page. */
  readonly title: string;
  /** Text, links and a first command; a `DataSplit` is shown next to them. */
  readonly children: ReactNode;
}

/** Top section of the home page. */
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
  /** What the reader should know before following the link: "No account". */
  readonly note?: string;
  /** What the reader does on the linked page. */
  readonly children: ReactNode;
}

/** A link that looks like a button. The first of several is the one that most readers want. */
export function Action({ href, note, children }: ActionProps) {
  return (
    <a className="action" href={href}>
      {children}
      {note !== undefined && <small>{note}</small>}
    </a>
  );
}
