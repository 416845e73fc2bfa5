import type { ValueStrings } from "../../shared/strings";

export interface ValuesProps extends Omit<ValueStrings, "fillIn"> {
  /** JSON: pairs of the name of a value and its placeholders in code blocks. */
  readonly fields: string;
}

/** Form for the values that the reader's code blocks show. Script opens it and stores the input. */
export function Values({ fields, title, note, format, secret, save, cancel, forget }: ValuesProps) {
  return (
    <dialog className="zoom values" aria-labelledby="values-title" data-secret={secret}>
      <form method="dialog">
        <p id="values-title">
          <strong>{title}</strong>
        </p>
        <p>{note}</p>
        {(JSON.parse(fields) as [string, string[]][]).map(([label, placeholders]) => (
          <label key={label}>
            {label}
            <input
              name={placeholders.join(" ")}
              placeholder={placeholders[0]}
              pattern="\w[\w.\-]{0,63}"
              title={format}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
        ))}
        <button className="zoom-close" value="save">
          {save}
        </button>
        <button className="zoom-close" value="cancel" formNoValidate>
          {cancel}
        </button>
        <button className="zoom-close" value="forget" formNoValidate>
          {forget}
        </button>
      </form>
    </dialog>
  );
}
