import { useEffect, useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../hooks/useHydrated";
import { useSite } from "../../hooks/useSite";
import { isTyping } from "../../hooks/isTyping";
import { shortcutsOf } from "./shortcuts";
import * as styles from "./ShortcutList.module.css";

/** The list of shortcuts, which `?` opens; no page holds it before a script could do so. */
export function ShortcutList() {
  const texts = useSite().strings.shortcuts;
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
          {texts.title}
        </h2>
        <form method="dialog">
          <button className={styles.close} aria-label={texts.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <dl className={styles.list}>
        {shortcutsOf(texts).map(({ ways, does }) => (
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
