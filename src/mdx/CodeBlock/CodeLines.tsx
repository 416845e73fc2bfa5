export interface CodeLinesProps {
  /** What they are: code, or what a program printed. */
  readonly kind: "code" | "samp";
  readonly html: string;
  /** Further lines, behind a control. */
  readonly rest: string | undefined;
  /** Whether the further lines are shown at first. */
  readonly isOpen: boolean;
  /** Texts of the control. */
  readonly more: string | undefined;
  readonly fewer: string | undefined;
  /** Name of the box, where it scrolls. */
  readonly label: string | undefined;
}

/** Lines, the further ones in a fold of the browser's own: it opens for a search in the page and for a link into it. */
export function CodeLines({ kind: Lines, html, rest, isOpen, more, fewer, label }: CodeLinesProps) {
  if (rest === undefined)
    return (
      <pre data-scrolls={label}>
        <Lines dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    );
  return (
    <div className="code-long" data-scrolls={label}>
      <pre>
        <Lines dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <details className="code-more" open={isOpen}>
        <summary>
          <span className="code-show">{more}</span>
          <span className="code-hide">{fewer}</span>
        </summary>
        <pre>
          <Lines dangerouslySetInnerHTML={{ __html: rest }} />
        </pre>
      </details>
    </div>
  );
}
