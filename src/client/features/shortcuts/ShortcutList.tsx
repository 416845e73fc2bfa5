import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useSite } from "../../hooks/useSite";
import { shortcutsOf } from "./shortcuts";
import { areSingleKeysOn, turnSingleKeys } from "./singleKeys";
import * as styles from "./ShortcutList.module.css";

export interface ShortcutListProps {
  readonly onClose: () => void;
}

/** The list of shortcuts, a dialog that is open as long as it is mounted. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const texts = useSite().strings.shortcuts;
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.root} aria-labelledby="shortcuts-title" onClose={onClose}>
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

/** Rendered only in the browser, so it may read the storage in its first render. */
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
