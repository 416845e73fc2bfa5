import type { NavbarItem } from "../../../shared/settings";
import { useSite } from "../../hooks/useSite";
import { sidebarPath } from "../sidebarPath";
import { Dropdown } from "./Dropdown";
import { DropdownLink } from "./DropdownLink";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import * as styles from "./Navbar.module.css";

export interface MoreItemsProps {
  /** Items that do not fit in the bar. */
  readonly items: readonly NavbarItem[];
  /** Name of the sidebar of the page. */
  readonly current: string | undefined;
}

/** Dropdown for items that do not fit in the bar. Its width is measured before it is needed, so it is always rendered. */
export function MoreItems({ items, current }: MoreItemsProps) {
  const { more, itemFailed } = useSite().strings.navbar;
  const isCurrent = items.some((item) => item.type === "sidebar" && item.sidebar === current);
  return (
    <div data-slot="more" data-folded={items.length === 0 || undefined}>
      <Dropdown label={more} isCurrent={isCurrent}>
        {items.map((item) => (
          <li key={item.label}>
            <NavbarItemBoundary label={item.label} failedText={itemFailed}>
              <Row item={item} current={current} />
            </NavbarItemBoundary>
          </li>
        ))}
      </Dropdown>
    </div>
  );
}

function Row({ item, current }: { readonly item: NavbarItem; readonly current: string | undefined }) {
  const { sidebars } = useSite().settings;
  switch (item.type) {
    case "dropdown":
      return (
        <>
          <p className={styles.dropdownLabel}>{item.label}</p>
          <ul className={styles.dropdownPart}>
            {item.items.map((link) => (
              <li key={link.href}>
                <DropdownLink {...link} />
              </li>
            ))}
          </ul>
        </>
      );
    case "sidebar":
      return (
        <DropdownLink
          label={item.label}
          href={sidebarPath(sidebars, item.sidebar)}
          isCurrent={item.sidebar === current}
        />
      );
    case "link":
      return <DropdownLink label={item.label} href={item.href} />;
    default:
      throw new Error(`there is no type "${(item as { type: string }).type}"`);
  }
}
