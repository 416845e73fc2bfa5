import { Component, type ReactNode } from "react";
import * as styles from "./Navbar.module.css";

export interface NavbarItemBoundaryProps {
  /** Name of the item. */
  readonly label: string;
  readonly children: ReactNode;
}

/** An item that cannot be drawn says why, and the rest of the bar stays. React asks for a class here. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { readonly error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <span className={styles.failed} role="alert">
        The navbar item “{this.props.label}” failed: {error.message}
      </span>
    );
  }
}
