import type { ReactNode } from "react";
import { Mark } from "../Mark/Mark";
import type { cardMarks } from "../Mark/markShapes";

export interface CardsProps {
  readonly children: ReactNode;
}

/** Links to further pages, side by side where there is space. */
export function Cards({ children }: CardsProps) {
  return <ul className="cards">{children}</ul>;
}

export interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly icon?: (typeof cardMarks)[number];
  /** What the reader finds on the linked page. */
  readonly children?: ReactNode;
}

/** One link; only inside `Cards`. The title is the link, and style rules stretch it over the whole card. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <li className="card">
      <p className="card-title">
        {icon && <Mark name={icon} />}
        <a href={href}>{title}</a>
      </p>
      {children}
    </li>
  );
}
