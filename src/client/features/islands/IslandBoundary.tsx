import { Component, type ReactNode } from "react";

export interface IslandBoundaryProps {
  /** Called when the island's content is in the page. */
  readonly onReady: () => void;
  /** Called when the island has thrown, at the start or later. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Catches the errors of one island. React requires a class here. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onReady();
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
