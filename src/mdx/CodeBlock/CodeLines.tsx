export interface CodeLinesProps {
  /** The element that holds the lines: code, or program output. */
  readonly kind: "code" | "samp";
  readonly html: string;
  /** Remaining lines, hidden by a control. */
  readonly rest: string | undefined;
  /** Whether the remaining lines are shown at first. */
  readonly isOpen: boolean;
  /** Texts of the control. */
  readonly more: string | undefined;
  readonly fewer: string | undefined;
  /** Accessible name of the box if it scrolls. */
  readonly label: string | undefined;
}

/** Lines of code. The remaining ones are in a `details` element, which browsers open for find-in-page and for links into it. */
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
