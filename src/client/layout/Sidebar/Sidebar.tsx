import type { SidebarItem } from "../../../shared/sidebar";
import { SidebarTree } from "../../features/sidebarTree/SidebarTree";
import { useSidebarTree } from "../../features/sidebarTree/useSidebarTree";
import * as styles from "./Sidebar.module.css";

export interface SidebarProps {
  readonly name: string;
  readonly label: string;
  /** The part that this page carries. */
  readonly items: readonly SidebarItem[];
  readonly path: string;
}

/** The pages of one group. */
export function Sidebar({ name, label, items, path }: SidebarProps) {
  const tree = useSidebarTree({ name, items, path });
  return (
    <nav className={styles.root} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <SidebarTree {...tree} path={path} />
    </nav>
  );
}
