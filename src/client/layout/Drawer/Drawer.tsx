import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import { isExternal } from "../../../shared/routes";
import { fill } from "../../../shared/fill";
import type { PageVersions } from "../../../shared/pages";
import type { NavbarItem, SidebarSettings } from "../../../shared/settings";
import { sidebarPath } from "../sidebarPath";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useNavbarItems } from "../../features/preferredVersion/useNavbarItems";
import { desktopQuery } from "../../hooks/breakpoint";
import { useSite } from "../../hooks/useSite";
import { Sidebar, type PageSidebar } from "../Sidebar/Sidebar";
import * as styles from "./Drawer.module.css";

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly path: string;
  readonly sidebar: PageSidebar | undefined;
  /** None if the documentation has one version. */
  readonly versions?: PageVersions | undefined;
}

/**
 * The menu of small screens: the pages of the group, or the main menu. As a modal dialog, it keeps the focus inside,
 * closes on Escape and restores the focus by itself.
 */
export function Drawer({ isOpen, onClose, ...shown }: DrawerProps) {
  const { label } = useSite().strings.drawer;
  const dialog = useRef<HTMLDialogElement>(null);

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

  const onClick = (event: MouseEvent) => {
    // The backdrop belongs to the dialog, so a click on the dialog itself is a click outside its content.
    if (event.target === dialog.current || leadsHere(event)) onClose();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog ref={dialog} className={styles.root} aria-label={label} onClose={onClose} onClick={onClick}>
      {isOpen && <Menus onClose={onClose} {...shown} />}
    </dialog>
  );
}

/** Whether a click follows a link to the current page; opening another page closes the drawer anyway. */
function leadsHere({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest("a") : null;
  return link !== null && link.origin === location.origin && link.pathname === location.pathname;
}

/** Mounted only while the drawer is open, so that each opening starts with the pages of the group. */
function Menus({ onClose, path, sidebar, versions }: Omit<DrawerProps, "isOpen">) {
  const texts = useSite().strings.drawer;
  const [isMainMenu, setMainMenu] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  const isSwitched = useRef(false);

  // The pressed button has disappeared with its menu, so the focus goes to the first element of the new menu.
  useEffect(() => {
    if (isSwitched.current) other.current?.focus();
  }, [isMainMenu]);

  const show = (isMain: boolean) => {
    isSwitched.current = true;
    setMainMenu(isMain);
  };

  return (
    <div className={styles.content}>
      <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {sidebar && !isMainMenu ? (
        <>
          <button ref={other} type="button" className={styles.back} onClick={() => show(true)}>
            <Icon name="back" />
            {texts.toMainMenu}
          </button>
          <Sidebar sidebar={sidebar} path={path} />
        </>
      ) : (
        <>
          <MainMenu path={path} sidebar={sidebar} toPages={other} onOpenSidebar={() => show(false)} />
          {__HAS_VERSIONS__ && versions && <VersionLinks {...versions.menu} />}
        </>
      )}
    </div>
  );
}

interface MainMenuProps {
  readonly path: string;
  readonly sidebar: PageSidebar | undefined;
  /** The button that leads to the pages of the group. */
  readonly toPages: RefObject<HTMLButtonElement>;
  readonly onOpenSidebar: () => void;
}

function MainMenu({ path, sidebar, toPages, onOpenSidebar }: MainMenuProps) {
  const { settings, strings } = useSite();
  const { mainMenu, toPages: toPagesText } = strings.drawer;
  const items = useNavbarItems(path, sidebar !== undefined);
  const links = items.flatMap((item) => linksOf(item, settings.sidebars, sidebar?.name));
  return (
    <nav aria-label={mainMenu}>
      {sidebar && (
        <button ref={toPages} type="button" className={styles.back} onClick={onOpenSidebar}>
          {fill(toPagesText, { group: sidebar.label })}
          <Icon name="chevron" />
        </button>
      )}
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={styles.link} aria-current={link.isCurrent ? "true" : undefined}>
              {link.label}
              {isExternal(link.href) && (
                <Icon name="outside" label={strings.navbar.external} className={styles.outside} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the versions: with large text, the bar has no space for its menu of versions. */
function VersionLinks({ label, items }: PageVersions["menu"]) {
  return (
    <nav aria-label={label}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.list}>
        {items.map((version) => (
          <li key={version.href}>
            <Link to={version.href} className={styles.link} aria-current={version.isCurrent ? "true" : undefined}>
              {version.label}
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

function linksOf(
  item: NavbarItem,
  sidebars: readonly SidebarSettings[],
  current: string | undefined,
): readonly MenuLink[] {
  switch (item.type) {
    case "dropdown":
      return item.items.map((link) => ({ ...link, isCurrent: false }));
    case "link":
      return [{ label: item.label, href: item.href, isCurrent: false }];
    case "sidebar":
      return [{ label: item.label, href: sidebarPath(sidebars, item.sidebar), isCurrent: item.sidebar === current }];
  }
}
