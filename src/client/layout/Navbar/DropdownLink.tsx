import { isExternal } from "../../../shared/routes";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Navbar.module.css";

export interface DropdownLinkProps {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

export function DropdownLink({ label, href, isCurrent = false }: DropdownLinkProps) {
  const { external } = useSite().strings.navbar;
  return (
    <Link to={href} className={styles.dropdownLink} aria-current={isCurrent ? "true" : undefined}>
      {label}
      {isExternal(href) && <Icon name="outside" label={external} className={styles.outside} />}
    </Link>
  );
}
