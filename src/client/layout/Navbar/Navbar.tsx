import { useCallback, useState } from "react";
import type { DocContext } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import type { NavbarItem } from "../../../shared/settings";
import { settings } from "../../../site/settings";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { ColorModeToggle } from "../../features/colorMode/ColorModeToggle";
import { SearchButton } from "../../features/search/SearchButton/SearchButton";
import { Drawer } from "../Drawer/Drawer";
import { sidebarPath } from "../sidebarPath";
import { NavDropdown } from "./NavDropdown";
import * as styles from "./Navbar.module.css";

export interface NavbarProps {
  readonly path: string;
  readonly sidebar: DocContext["sidebar"] | undefined;
}

/** The bar at the top of every page. */
export function Navbar({ path, sidebar }: NavbarProps) {
  // The page it was opened on: on another one it is closed.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const closeDrawer = useCallback(() => setDrawerPath(null), []);
  const { title, logo, items } = settings.navbar;
  return (
    <header className={styles.root}>
      <nav className={styles.bar} aria-label="Main">
        <button
          type="button"
          className={styles.menuButton}
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => setDrawerPath(path)}
        >
          <Icon name="menu" />
        </button>
        <Link to={routes.home()} className={styles.brand}>
          <img src={`${__PATH_PREFIX__}${logo.src}`} width={logo.width} height={logo.height} alt="" />
          <span>{title}</span>
        </Link>
        <div className={styles.items}>
          {items.filter(isAtStart).map((item) => (
            <Item key={item.label} item={item} current={sidebar?.name} />
          ))}
        </div>
        <div className={styles.end}>
          <SearchButton />
          <div className={styles.endItems}>
            {items
              .filter((item) => !isAtStart(item))
              .map((item) => (
                <Item key={item.label} item={item} current={sidebar?.name} />
              ))}
          </div>
          {!settings.colorMode.disableSwitch && <ColorModeToggle />}
        </div>
      </nav>
      <Drawer isOpen={drawerPath === path} onClose={closeDrawer} path={path} sidebar={sidebar} />
    </header>
  );
}

function isAtStart(item: NavbarItem): boolean {
  return item.type !== "link" || item.position === "start";
}

interface ItemProps {
  readonly item: NavbarItem;
  /** Name of the sidebar of the page. */
  readonly current: string | undefined;
}

function Item({ item, current }: ItemProps) {
  switch (item.type) {
    case "dropdown":
      return <NavDropdown label={item.label} items={item.items} />;
    case "sidebar":
      return (
        <Link
          to={sidebarPath(item.sidebar)}
          className={styles.item}
          aria-current={item.sidebar === current ? "true" : undefined}
        >
          {item.label}
        </Link>
      );
    case "link":
      return (
        <Link to={item.href} className={item.look === "button" ? styles.button : styles.item}>
          {item.label}
        </Link>
      );
  }
}
