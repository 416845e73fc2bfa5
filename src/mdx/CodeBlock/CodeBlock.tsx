import { useContentStrings } from "../contentStrings";

export interface CodeBlockProps {
  /** Inner HTML of the code element, one span per line, made by the build. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  /** "true" renders line numbers. */
  readonly numbers?: string;
}

/** A listing. The copy button is shown where script runs. */
export function CodeBlock({ html, language, title, numbers }: CodeBlockProps) {
  const texts = useContentStrings();
  return (
    <figure className="code" data-language={language} data-numbers={numbers}>
      {title && <figcaption className="code-title">{title}</figcaption>}
      <div className="code-body">
        <pre data-scrolls={title ?? texts.code}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <button type="button" className="code-copy" data-island="copy" aria-label={texts.copyCode}>
          <span aria-hidden="true">{texts.copy}</span>
        </button>
      </div>
    </figure>
  );
}
