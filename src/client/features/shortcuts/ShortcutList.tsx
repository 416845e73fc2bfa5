import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useHydrated } from "../../hooks/useHydrated";
import { useSite } from "../../hooks/useSite";
import { shortcutsOf } from "./shortcuts";
import { areSingleKeysOn, isSingleKey, turnSingleKeys } from "./singleKeys";
import * as styles from "./ShortcutList.module.css";

/**
 * The list of shortcuts, which `?` opens, and Ctrl/Cmd+/ whatever is turned off; no page holds it before a script could do so.
 * A key of its own presses what names it as its `aria-keyshortcuts`.
 */
export function ShortcutList() {
  const texts = useSite().strings.shortcuts;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const isSingle = isSingleKey(event);
      if ((key === "?" && isSingle) || (key === "/" && (event.ctrlKey || event.metaKey))) {
        if (document.querySelector("dialog[open], .search-modal") !== null) return;
        event.preventDefault();
        dialog.current?.showModal();
      } else if (isSingle && /^[[\]ct]$/.test(key)) {
        document.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
      }
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
      <SingleKeySwitch label={texts.single} />
    </dialog>
  );
}

/** Rendered in the browser alone, so it may ask the storage at once. */
function SingleKeySwitch({ label }: { readonly label: string }) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.single}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          turnSingleKeys(target.checked);
        }}
      />
      {label}
    </label>
  );
}
