import { useId } from "react";
import type { Result } from "./messages";
import { strings } from "./strings";
import * as styles from "./Workbench.module.css";

/** Maximum number of problems in the list: one mistake in a broken file can cause hundreds. */
const most = 100;

export interface ProblemListProps {
  /** Null before the first check. */
  readonly result: Result | null;
  readonly isTooSlow: boolean;
  readonly onChoose: (line: number, column: number) => void;
}

export function ProblemList({ result, isTooSlow, onChoose }: ProblemListProps) {
  const titleId = useId();
  const { document = null, diagnostics = [], remarks = [] } = result ?? {};
  const count = diagnostics.length + remarks.length;
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <p id={titleId} className={styles.title}>
        {strings.problems}
      </p>
      <p role="status" className={styles.status}>
        {result && statusOf(document, diagnostics.length, remarks.length)}
        {isTooSlow && strings.tooSlow}
      </p>
      {count > 0 && (
        <ol className={styles.list}>
          {diagnostics.slice(0, most).map(({ line, column, rule, severity, what, fix }, index) => (
            <li key={index}>
              <button type="button" data-severity={severity} onClick={() => onChoose(line, column)}>
                <span className={styles.place}>
                  {strings.place(line, column)} <code>{rule}</code>
                </span>
                <span>{what}</span>
                <span>{strings.fix(fix)}</span>
              </button>
            </li>
          ))}
          {remarks.slice(0, most).map(({ line, column, what }, index) => (
            <li key={`remark ${index}`}>
              <button type="button" data-severity="note" onClick={() => onChoose(line, column)}>
                <span className={styles.place}>
                  {strings.place(line, column)} {strings.note}
                </span>
                <span>{what.replaceAll("`", "")}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {diagnostics.length > most && <p>{strings.more(diagnostics.length - most)}</p>}
    </section>
  );
}

function statusOf(document: string | null, errors: number, remarks: number): string {
  const found = errors + remarks === 0 ? strings.sound : `${strings.counted(errors, remarks)}.`;
  if (document !== null) return `${strings.recognized(document)} ${found}`;
  return errors > 0 ? found : strings.unrecognized;
}
