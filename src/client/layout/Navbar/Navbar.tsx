import { useCallback, useRef, useState } from "react";
import type { PageVersions } from "../../../shared/pages";
import { routes } from "../../../shared/routes";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { ColorModeToggle } from "../../features/colorMode/ColorModeToggle";
import { useHideOnScroll } from "../../features/hideOnScroll/useHideOnScroll";
import { useNavbarItems } from "../../features/preferredVersion/useNavbarItems";
import { SearchButton } from "../../features/search/SearchButton/SearchButton";
import { useSite } from "../../hooks/useSite";
import { Drawer } from "../Drawer/Drawer";
import type { PageSidebar } from "../Sidebar/Sidebar";
import { MoreItems } from "./MoreItems";
import { NavDropdown } from "./NavDropdown";
import { isAtEnd, isAtStart, NavbarItems } from "./NavbarItems";
import * as styles from "./Navbar.module.css";
import { useFoldedCount } from "./useFoldedCount";

export interface NavbarProps {
  readonly path: string;
  readonly sidebar: PageSidebar | undefined;
  readonly versions?: PageVersions | undefined;
}

/** `--height-navbar` in CSS pixels. */
const navbarHeight = 60;

/** The bar at the top of every page: one row; items that do not fit go into the "More" menu. */
export function Navbar({ path, sidebar, versions }: NavbarProps) {
  const { settings, strings } = useSite();
  const { title, logo, version, hideOnScroll } = settings.navbar;
  const items = useNavbarItems(path, sidebar !== undefined);
  const startItems = items.filter(isAtStart);
  const endItems = items.filter(isAtEnd);
  // Path of the page on which the drawer was opened; on any other page it is closed.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const closeDrawer = useCallback(() => setDrawerPath(null), [setDrawerPath]);
  const isHidden = useHideOnScroll(hideOnScroll, navbarHeight);
  const bar = useRef<HTMLElement>(null);
  const foldedCount = useFoldedCount(bar);
  // In the order in which `useFoldedCount` counts.
  const folded = new Set([...[...startItems].reverse(), ...endItems].slice(0, foldedCount ?? 0));
  const group = { current: sidebar?.name, folded };
  return (
    <header className={styles.root} data-hidden={isHidden}>
      <nav ref={bar} className={styles.bar} data-measured={foldedCount !== null} aria-label={strings.navbar.label}>
        <button
          type="button"
          className={styles.menuButton}
          aria-label={strings.navbar.openMenu}
          aria-haspopup="dialog"
          onClick={() => setDrawerPath(path)}
        >
          <Icon name="menu" />
        </button>
        <Link to={routes.home()} className={styles.brand}>
          {logo && <img src={`${__PATH_PREFIX__}${logo.src}`} width={logo.width} height={logo.height} alt="" />}
          <span className={styles.title}>{title}</span>
        </Link>
        {version && (
          <Link to={version.href} className={styles.version}>
            {version.label}
          </Link>
        )}
        {__HAS_VERSIONS__ && versions && <NavDropdown {...versions.menu} />}
        <NavbarItems items={startItems} side="start" {...group} />
        <MoreItems items={items.filter((item) => folded.has(item))} current={sidebar?.name} />
        <div className={styles.search}>
          <SearchButton />
        </div>
        <NavbarItems items={endItems} side="end" {...group} />
        {!settings.colorMode.disableSwitch && <ColorModeToggle />}
      </nav>
      <Drawer isOpen={drawerPath === path} onClose={closeDrawer} path={path} sidebar={sidebar} versions={versions} />
    </header>
  );
}
