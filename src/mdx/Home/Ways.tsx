import type { ReactNode } from "react";
import { Mark } from "../Mark/Mark";
import type { cardMarks } from "../Mark/markShapes";

export interface WaysProps {
  readonly children: ReactNode;
}

/** Ways in, for readers of different kinds, side by side where there is space. */
export function Ways({ children }: WaysProps) {
  return <ul className="ways">{children}</ul>;
}

export interface WayProps {
  readonly title: string;
  /** "For researchers" */
  readonly who: string;
  readonly icon?: (typeof cardMarks)[number];
  /** A numbered list of links, and what the reader needs. */
  readonly children: ReactNode;
}

/** One way in; only inside `Ways`. */
export function Way({ title, who, icon, children }: WayProps) {
  return (
    <li className="way">
      <p className="way-who">
        {icon && <Mark name={icon} />}
        {who}
      </p>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
