import { Component, type ReactNode } from "react";
import { fill } from "../../shared/fill";
import { showLoadFailure } from "../features/loading/showLoadFailure";
import { stopNavigation } from "../features/navigation/openPage";

export interface RootBoundaryProps {
  /** @returns the HTML that is on the screen, the same at each call: React asks again once it has emptied the screen. */
  readonly readHtml: () => string;
  /** Says that a script failed; `{message}` of the error. */
  readonly failedText: string;
  readonly children: ReactNode;
}

/**
 * Stands above Gatsby's router. Whatever throws up there, the text that is on the screen stays, as HTML, and the reader is
 * told; from then on links load pages whole. React asks for a class here.
 */
export class RootBoundary extends Component<RootBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** Address of the page that came with this document; undefined until React has taken it over. */
  private loadedPath: string | undefined;

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.loadedPath = location.pathname;
  }

  override componentDidCatch(error: Error): void {
    stopNavigation();
    // The text on the screen belongs to another page. Loading this one whole shows its own text; it cannot loop, because
    // the page is then the one that came with its document.
    if (this.loadedPath !== undefined && this.loadedPath !== location.pathname) location.reload();
    showLoadFailure(fill(this.props.failedText, { message: error.message }));
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: this.props.readHtml() }} />;
  }
}
