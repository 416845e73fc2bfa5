import { isExternal } from "../../../shared/routes";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useDropdown } from "../../hooks/useDropdown";
import * as styles from "./Navbar.module.css";

export interface NavDropdownProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** Links behind one word. `details` opens it without script. */
export function NavDropdown({ label, items }: NavDropdownProps) {
  const dropdown = useDropdown();
  return (
    <details className={styles.dropdown} {...dropdown}>
      <summary className={styles.item}>
        {label}
        <Icon name="chevron" className={styles.dropdownChevron} />
      </summary>
      <ul className={styles.dropdownList}>
        {items.map((item) => (
          <li key={item.href}>
            <Link to={item.href} className={styles.dropdownLink}>
              {item.label}
              {isExternal(item.href) && <Icon name="outside" label="(external)" className={styles.outside} />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
