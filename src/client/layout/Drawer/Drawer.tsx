import { useEffect, useRef, useState } from "react";
import { isExternal } from "../../../shared/routes";
import type { NavbarItem } from "../../../shared/settings";
import { settings } from "../../../site/settings";
import { sidebarPath } from "../sidebarPath";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { desktopQuery } from "../../hooks/breakpoint";
import { Sidebar, type PageSidebar } from "../Sidebar/Sidebar";
import * as styles from "./Drawer.module.css";

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly path: string;
  readonly sidebar: PageSidebar | undefined;
}

/**
 * The menu of small screens: the pages of the group, or the main menu. As a modal dialog it keeps the focus inside,
 * closes on Escape and gives the focus back by itself.
 */
export function Drawer({ isOpen, onClose, path, sidebar }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMainMenu, setMainMenu] = useState(false);

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  useEffect(() => {
    const desktop = window.matchMedia(desktopQuery);
    const onChange = () => desktop.matches && onClose();
    desktop.addEventListener("change", onChange);
    return () => desktop.removeEventListener("change", onChange);
  }, [onClose]);

  return (
    // The backdrop belongs to the dialog, so a click on the dialog itself is one beside its content.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <Icon name="close" />
          </button>
          {sidebar && !isMainMenu ? (
            <>
              <button type="button" className={styles.back} onClick={() => setMainMenu(true)}>
                <Icon name="back" />
                Back to main menu
              </button>
              <Sidebar sidebar={sidebar} path={path} />
            </>
          ) : (
            <MainMenu sidebar={sidebar} onOpenSidebar={() => setMainMenu(false)} />
          )}
        </div>
      )}
    </dialog>
  );
}

interface MainMenuProps {
  readonly sidebar: PageSidebar | undefined;
  readonly onOpenSidebar: () => void;
}

function MainMenu({ sidebar, onOpenSidebar }: MainMenuProps) {
  const links = settings.navbar.items.flatMap((item) => linksOf(item, sidebar?.name));
  return (
    <nav aria-label="Main menu">
      {sidebar && (
        <button type="button" className={styles.back} onClick={onOpenSidebar}>
          Pages of {sidebar.label}
          <Icon name="chevron" />
        </button>
      )}
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={styles.link} aria-current={link.isCurrent ? "true" : undefined}>
              {link.label}
              {isExternal(link.href) && <Icon name="outside" label="(external)" className={styles.outside} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

function linksOf(item: NavbarItem, current: string | undefined): readonly MenuLink[] {
  switch (item.type) {
    case "dropdown":
      return item.items.map((link) => ({ ...link, isCurrent: false }));
    case "link":
      return [{ label: item.label, href: item.href, isCurrent: false }];
    case "sidebar":
      return [{ label: item.label, href: sidebarPath(item.sidebar), isCurrent: item.sidebar === current }];
  }
}
