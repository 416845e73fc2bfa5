import { Component, type ReactNode } from "react";
import { fill } from "../../../shared/fill";
import * as styles from "./Navbar.module.css";

export interface NavbarItemBoundaryProps {
  readonly label: string;
  /** Tells that the item failed; `{label}` is the item's, `{message}` the error's. */
  readonly failedText: string;
  readonly children: ReactNode;
}

/** Shows why an item cannot be rendered, while the rest of the bar stays. React requires a class here. */
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
