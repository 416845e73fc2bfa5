import { useRef, type KeyboardEvent } from "react";
import { isExternal } from "../../../shared/routes";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import * as styles from "./Navbar.module.css";

export interface NavDropdownProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

/** Links behind one word. `details` opens it without script; script adds Escape and closing when the focus leaves. */
export function NavDropdown({ label, items }: NavDropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={details}
      className={styles.dropdown}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !details.current?.contains(relatedTarget)) close();
      }}
    >
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
