import { memo, useState } from "react";
import { formatConfig } from "./config";
import * as styles from "./playground.module.css";
import type { Settings } from "./settings";
import { strings } from "./strings";

/** The whole configuration file of the settings, to read and to copy. */
export const Configuration = memo(function Configuration({ settings }: { readonly settings: Settings }) {
  const text = formatConfig(settings);
  const [copied, setCopied] = useState<{ readonly text: string; readonly said: string } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, said: strings.copied });
    } catch {
      setCopied({ text, said: strings.notCopied });
    }
  };
  return (
    <>
      <p className={styles.copy}>
        <button type="button" onClick={() => void copy()}>
          {strings.copy}
        </button>{" "}
        <span role="status">{copied?.text === text ? copied.said : ""}</span>
      </p>
      <details className={styles.details}>
        <summary>{strings.config}</summary>
        <p>{strings.configNote}</p>
        <pre className={styles.scrolls} role="region" aria-label={strings.config} tabIndex={0}>
          <code>{text}</code>
        </pre>
      </details>
    </>
  );
});
