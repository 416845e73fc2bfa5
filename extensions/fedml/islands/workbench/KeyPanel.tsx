import { useId } from "react";
import { placeOfKey, type WorkbenchFacts } from "./data";
import { keyOf } from "./keyAt";
import { strings } from "./strings";
import * as styles from "./Workbench.module.css";

export interface KeyPanelProps {
  readonly path: readonly string[];
  readonly document: string | null;
  readonly facts: WorkbenchFacts;
}

/** Explains the key under the cursor, from the reference data. */
export function KeyPanel({ path, document, facts }: KeyPanelProps) {
  const titleId = useId();
  const key = keyOf(path, document, facts);
  const place = key && placeOfKey(facts, key.document, key.path);
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <p id={titleId} className={styles.title}>
        {strings.key}
      </p>
      {!key && <p>{strings.noKey}</p>}
      {key && (
        <>
          <p>
            <code>{key.path}</code> {plain(key.meaning)}
          </p>
          <dl className={styles.facts}>
            <Fact name={strings.type} value={key.type} />
            {key.default !== undefined && <Fact name={strings.initial} value={String(key.default) || '""'} />}
            {key.allowed.length > 0 && <Fact name={strings.allowed} value={key.allowed.map(String).join(", ")} />}
            {key.reads.length > 0 && (
              <Fact name={strings.neededBy} value={plain(key.reads.map(({ by }) => by).join(", "))} />
            )}
          </dl>
          {key.required && (
            <p>
              {key.required_unless.length === 0
                ? `${strings.required}.`
                : `${strings.requiredUnless(key.required_unless.join(", "))}.`}
            </p>
          )}
          {!key.read_by_library && <p>{strings.unread(facts.data.version)}</p>}
          {key.notes.map((note) => (
            <p key={note}>{plain(note)}</p>
          ))}
          {place !== undefined && (
            <p>
              <a href={place}>{strings.reference}</a>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The data are Markdown, but the only markup in these fields is inline code. */
function plain(text: string): string {
  return text.replaceAll("`", "");
}
