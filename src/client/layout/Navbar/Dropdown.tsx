import type { ReactNode } from "react";
import { Icon } from "../../components/Icon/Icon";
import { useDropdown } from "../../hooks/useDropdown";
import * as styles from "./Navbar.module.css";

export interface DropdownProps {
  readonly label: string;
  /** Whether it contains the item of the page's group. */
  readonly isCurrent?: boolean;
  /** `li` elements. */
  readonly children: ReactNode;
}

/** A list that opens from a label. `details` opens it without script. */
export function Dropdown({ label, isCurrent = false, children }: DropdownProps) {
  const dropdown = useDropdown();
  return (
    <details className={styles.dropdown} {...dropdown}>
      <summary className={styles.item} data-current={isCurrent}>
        {label}
        <Icon name="chevron" className={styles.dropdownChevron} />
      </summary>
      <ul className={styles.dropdownList}>{children}</ul>
    </details>
  );
}
