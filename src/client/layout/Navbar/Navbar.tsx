import { useCallback, useState } from "react";
import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { ColorModeToggle } from "../../features/colorMode/ColorModeToggle";
import { useHideOnScroll } from "../../features/hideOnScroll/useHideOnScroll";
import { SearchButton } from "../../features/search/SearchButton/SearchButton";
import { Drawer } from "../Drawer/Drawer";
import type { PageSidebar } from "../Sidebar/Sidebar";
import { isAtEnd, isAtStart, NavbarItems } from "./NavbarItems";
import * as styles from "./Navbar.module.css";

export interface NavbarProps {
  readonly path: string;
  readonly sidebar: PageSidebar | undefined;
}

/** `--height-navbar` in CSS pixels. */
const navbarHeight = 60;

/** The bar at the top of every page. */
export function Navbar({ path, sidebar }: NavbarProps) {
  // The page it was opened on: on another one it is closed.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const closeDrawer = useCallback(() => setDrawerPath(null), []);
  const { title, logo, items, hideOnScroll } = settings.navbar;
  const isHidden = useHideOnScroll(hideOnScroll, navbarHeight);
  return (
    <header className={styles.root} data-hidden={isHidden}>
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
        <NavbarItems items={items.filter(isAtStart)} current={sidebar?.name} className={styles.items} />
        <div className={styles.end}>
          <SearchButton />
          <NavbarItems items={items.filter(isAtEnd)} current={sidebar?.name} className={styles.endItems} />
          {!settings.colorMode.disableSwitch && <ColorModeToggle />}
        </div>
      </nav>
      <Drawer isOpen={drawerPath === path} onClose={closeDrawer} path={path} sidebar={sidebar} />
    </header>
  );
}
