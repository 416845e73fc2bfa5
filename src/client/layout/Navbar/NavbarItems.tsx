import type { NavbarItem } from "../../../shared/settings";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { isExternal } from "../../../shared/routes";
import { useSite } from "../../hooks/useSite";
import { sidebarPath } from "../sidebarPath";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import { NavDropdown } from "./NavDropdown";
import * as styles from "./Navbar.module.css";

export interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  /** Name of the sidebar of the page. */
  readonly current: string | undefined;
  readonly side: "start" | "end";
  /** Items that do not fit: they keep their width and are invisible. */
  readonly folded: ReadonlySet<NavbarItem>;
}

/** Links and dropdowns of one side of the bar. An item that cannot be rendered does not affect the others. */
export function NavbarItems({ items, current, side, folded }: NavbarItemsProps) {
  const { itemFailed } = useSite().strings.navbar;
  return (
    <div className={styles.items} data-slots={side}>
      {items.map((item) => (
        <div key={item.label} data-slot={side} data-folded={folded.has(item) || undefined}>
          <NavbarItemBoundary label={item.label} failedText={itemFailed}>
            <Item item={item} current={current} />
          </NavbarItemBoundary>
        </div>
      ))}
    </div>
  );
}

export function isAtStart(item: NavbarItem): boolean {
  return item.type !== "link" || item.position === "start";
}

export function isAtEnd(item: NavbarItem): boolean {
  return !isAtStart(item);
}

function Item({ item, current }: { readonly item: NavbarItem; readonly current: string | undefined }) {
  const { settings, strings } = useSite();
  switch (item.type) {
    case "dropdown":
      return <NavDropdown label={item.label} items={item.items} />;
    case "sidebar":
      return (
        <Link
          to={sidebarPath(settings.sidebars, item.sidebar)}
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
          {isExternal(item.href) && <Icon name="outside" label={strings.navbar.external} className={styles.outside} />}
        </Link>
      );
    default:
      throw new Error(`there is no type "${(item as { type: string }).type}"`);
  }
}
