import { useContentStrings } from "../contentStrings";
import { withSeams } from "../Seams/withSeams";
import { CodeLines } from "./CodeLines";

export interface CodeBlockProps {
  /** Inner HTML of the code element, one span per line, rendered by the build. */
  readonly html: string;
  /** Remaining lines of a long block, in the same form as `html`. */
  readonly rest?: string;
  /** "true" shows the remaining lines at first. */
  readonly open?: string;
  /** Text of the control that shows the remaining lines. */
  readonly more?: string;
  readonly language: string;
  /** Title of the frame: a file or a language. Without it, the title says that this is a terminal. */
  readonly name?: string;
  /** "true" renders line numbers. */
  readonly numbers?: string;
  /** "true" renders prompts before the commands. */
  readonly terminal?: string;
  /** What the copy button copies, if it is not the code as shown. */
  readonly copied?: string;
  /** Text of the button that asks for the reader's values, if the code contains placeholders. */
  readonly fillIn?: string;
  /** What the code printed, in the same form as `html`. */
  readonly output?: string;
  readonly outputRest?: string;
  readonly outputMore?: string;
  /** Label of the output. */
  readonly outputLabel?: string;
  /** Text of the controls that hide the remaining lines again. */
  readonly fewer?: string;
  /** Which version the code ran with, or why it was not run. */
  readonly note?: string;
}

/** A code block in a frame with its title, and its output if it was run. The copy button is shown only with script. */
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
