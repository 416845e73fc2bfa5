import { Component, type ReactNode } from "react";
import { CrashScreen } from "./CrashScreen";

export interface CrashBoundaryProps {
  /** Path of the page; a new path clears the error. */
  readonly path: string;
  /** Whether the page shows a document; its title then says that it failed. */
  readonly isDocument: boolean;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly error: Error | null;
  readonly path: string;
}

/** Keeps a crash within the page, so that navbar and sidebar keep working. Error boundaries must be classes. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: Error): Partial<CrashBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ path }: CrashBoundaryProps, state: CrashBoundaryState): CrashBoundaryState | null {
    return path === state.path ? null : { error: null, path };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const tryAgain = () => this.setState({ error: null });
    return <CrashScreen error={error} isDocument={this.props.isDocument} onTryAgain={tryAgain} />;
  }
}
