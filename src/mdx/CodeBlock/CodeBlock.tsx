import { useContentStrings } from "../contentStrings";
import { withSeams } from "../Seams/withSeams";
import { CodeLines } from "./CodeLines";

export interface CodeBlockProps {
  /** Inner HTML of the code element, one span per line, made by the build. */
  readonly html: string;
  /** Lines of a long block behind the first, as `html`. */
  readonly rest?: string;
  /** "true" shows them at first. */
  readonly open?: string;
  /** Text of the control that shows them. */
  readonly more?: string;
  readonly language: string;
  /** Name of its frame: a file or a language. Without it, it is a terminal. */
  readonly name?: string;
  /** "true" renders line numbers. */
  readonly numbers?: string;
  /** "true" draws prompts before its commands. */
  readonly terminal?: string;
  /** What the button copies, where it is not the code as shown. */
  readonly copied?: string;
  /** Text of the button that asks for the reader's values, where the code has words for some. */
  readonly fillIn?: string;
  /** What the code printed, as `html`. */
  readonly output?: string;
  readonly outputRest?: string;
  readonly outputMore?: string;
  /** Name of the output. */
  readonly outputLabel?: string;
  /** Text of the controls that hide further lines again. */
  readonly fewer?: string;
  /** With what it ran, or why it was not run. */
  readonly note?: string;
}

/** A listing in a frame with its name, and what it printed where it was run. The copy button is shown where script runs. */
export function CodeBlock(props: CodeBlockProps) {
  const { html, rest, more, fewer, language, numbers, terminal, output, outputLabel, note } = props;
  const texts = useContentStrings();
  const name = props.name ?? texts.terminal;
  return (
    <figure className="code" data-language={language} data-numbers={numbers} data-terminal={terminal}>
      <figcaption className="code-title">{withSeams(name)}</figcaption>
      {props.fillIn && (
        <button type="button" className="code-copy" data-action="values">
          {props.fillIn}
        </button>
      )}
      <button
        type="button"
        className="code-copy"
        data-action="copy"
        data-copied={props.copied}
        aria-label={texts.copyCode}
      >
        <span aria-hidden="true">{texts.copy}</span>
      </button>
      <div className="code-body">
        <CodeLines
          kind="code"
          html={html}
          rest={rest}
          isOpen={props.open === "true"}
          more={more}
          fewer={fewer}
          label={name}
        />
      </div>
      {output && (
        <div className="code-output">
          <p className="code-label">{outputLabel}</p>
          <CodeLines
            kind="samp"
            html={output}
            rest={props.outputRest}
            isOpen={false}
            more={props.outputMore}
            fewer={fewer}
            label={outputLabel}
          />
        </div>
      )}
      {note && <p className="code-note">{note}</p>}
    </figure>
  );
}
