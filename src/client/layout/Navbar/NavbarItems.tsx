import type { NavbarItem } from "../../../shared/settings";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { isExternal } from "../../../shared/routes";
import { sidebarPath } from "../sidebarPath";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import { NavDropdown } from "./NavDropdown";
import * as styles from "./Navbar.module.css";

export interface NavbarItemsProps {
  readonly items: readonly NavbarItem[];
  /** Name of the sidebar of the page. */
  readonly current: string | undefined;
  readonly className: string | undefined;
}

/** Links and dropdowns of one side of the bar. One that cannot be drawn takes no other with it. */
export function NavbarItems({ items, current, className }: NavbarItemsProps) {
  return (
    <div className={className}>
      {items.map((item) => (
        <NavbarItemBoundary key={item.label} label={item.label}>
          <Item item={item} current={current} />
        </NavbarItemBoundary>
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
          {isExternal(item.href) && <Icon name="outside" label="(external)" className={styles.outside} />}
        </Link>
      );
    default:
      throw new Error(`there is no type "${(item as { type: string }).type}"`);
  }
}
