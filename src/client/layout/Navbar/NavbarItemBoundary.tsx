import { Component, type ReactNode } from "react";
import { fill } from "../../../shared/fill";
import * as styles from "./Navbar.module.css";

export interface NavbarItemBoundaryProps {
  /** Name of the item. */
  readonly label: string;
  /** Says that it failed; `{label}`, and `{message}` of the error. */
  readonly failedText: string;
  readonly children: ReactNode;
}

/** An item that cannot be rendered says why, and the rest of the bar stays. React asks for a class here. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { label, failedText, children } = this.props;
    if (error === null) return children;
    return (
      <span className={styles.failed} role="alert">
        {fill(failedText, { label, message: error.message })}
      </span>
    );
  }
}
