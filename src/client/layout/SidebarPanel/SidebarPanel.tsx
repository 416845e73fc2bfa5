import { useRef } from "react";
import { Icon } from "../../components/Icon/Icon";
import { setSidebarHidden } from "../../features/sidebarHiding/sidebarHiding";
import { useSite } from "../../hooks/useSite";
import { Sidebar, type SidebarProps } from "../Sidebar/Sidebar";
import * as styles from "./SidebarPanel.module.css";
import { useSidebarScroll } from "./useSidebarScroll";

/** The sidebar next to the text. A reader who wants the space can hide it; the style sheet decides which button shows. */
export function SidebarPanel({ sidebar, path }: SidebarProps) {
  const { settings, strings } = useSite();
  const panel = useSidebarScroll(sidebar.name, path);
  const showButton = useRef<HTMLButtonElement>(null);
  const hideButton = useRef<HTMLButtonElement>(null);
  const { hideable } = settings.docs.sidebar;
  const hide = (isHidden: boolean) => {
    setSidebarHidden(isHidden);
    // The pressed button has disappeared, so the focus goes to the button that undoes the action.
    (isHidden ? showButton : hideButton).current?.focus();
  };
  return (
    <>
      <aside className={styles.root}>
        {/* A separate element next to the button, so that the button covers no entry. */}
        <div ref={panel} className={styles.pages}>
          <Sidebar sidebar={sidebar} path={path} />
        </div>
        {hideable && (
          <button ref={hideButton} type="button" className={styles.hide} onClick={() => hide(true)}>
            <Icon name="back" />
            {strings.sidebar.hide}
          </button>
        )}
      </aside>
      {hideable && (
        <button
          ref={showButton}
          type="button"
          className={styles.show}
          aria-label={strings.sidebar.show}
          onClick={() => hide(false)}
        >
          <Icon name="chevron" />
        </button>
      )}
    </>
  );
}
