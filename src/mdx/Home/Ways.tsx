import type { ReactNode } from "react";
import { Mark } from "../Mark/Mark";
import type { cardMarks } from "../Mark/markShapes";

export interface WaysProps {
  readonly children: ReactNode;
}

/** Starting points for different kinds of readers, side by side where there is space. */
export function Ways({ children }: WaysProps) {
  return <ul className="ways">{children}</ul>;
}

export interface WayProps {
  readonly title: string;
  /** "For researchers" */
  readonly who: string;
  readonly icon?: (typeof cardMarks)[number];
  /** A numbered list of links, and the prerequisites. */
  readonly children: ReactNode;
}

/** One starting point; only inside `Ways`. */
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
