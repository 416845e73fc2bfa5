import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../hooks/useHydrated";
import { isTyping } from "../../hooks/isTyping";
import { shortcuts } from "./shortcuts";
import * as styles from "./ShortcutList.module.css";

/** The list of shortcuts, which `?` opens; no page holds it before a script could do so. */
export function ShortcutList() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key !== "?" || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (document.querySelector("dialog[open]") === null) dialog.current?.showModal();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  if (!useHydrated()) return null;
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="shortcuts-title">
      <div className={styles.head}>
        <h2 id="shortcuts-title" className={styles.title}>
          Keyboard shortcuts
        </h2>
        <form method="dialog">
          <button className={styles.close} aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <dl className={styles.list}>
        {shortcuts.map(({ ways, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {ways.map((keys) => (
                <span key={keys.join("+")} className={styles.way}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
