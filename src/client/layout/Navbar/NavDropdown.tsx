import { Dropdown } from "./Dropdown";
import { DropdownLink } from "./DropdownLink";

export interface NavDropdownProps {
  readonly label: string;
  readonly items: readonly { readonly label: string; readonly href: string; readonly isCurrent?: boolean }[];
}

/** A dropdown of links. */
export function NavDropdown({ label, items }: NavDropdownProps) {
  return (
    <Dropdown label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <DropdownLink {...item} />
        </li>
      ))}
    </Dropdown>
  );
}
