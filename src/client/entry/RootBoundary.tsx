import { Component, type ReactNode } from "react";
import { fill } from "../../shared/fill";
import { showLoadFailure } from "../features/loading/showLoadFailure";
import { stopNavigation } from "../features/navigation/openPage";

export interface RootBoundaryProps {
  /** @returns the HTML on the screen at the first call, also at later calls, because React renders again after emptying the screen. */
  readonly readHtml: () => string;
  /** Tells the reader that a script failed; `{message}` is the error's. */
  readonly failedText: string;
  readonly children: ReactNode;
}

/**
 * Error boundary above Gatsby's router. When something there throws, the text on the screen stays, as HTML, and the reader is
 * told; from then on, links load whole pages. React requires a class here.
 */
export class RootBoundary extends Component<RootBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Path of the page that came with this document; undefined until React has hydrated it. */
  private loadedPath: string | undefined;

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.loadedPath = location.pathname;
  }

  override componentDidCatch(error: Error): void {
    stopNavigation();
    // The text on the screen is that of another page: a full load shows this page's own text. It cannot loop, because this
    // page is then the one that came with the document.
    if (this.loadedPath !== undefined && this.loadedPath !== location.pathname) location.reload();
    showLoadFailure(fill(this.props.failedText, { message: error.message }));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.props.readHtml() }} />;
  }
}
