import { GroupIcon } from "../../components/GroupIcon/GroupIcon";
import { SidebarTree } from "../../features/sidebarTree/SidebarTree";
import type { SidebarTreeState } from "../../features/sidebarTree/useSidebarTree";
import * as styles from "./Sidebar.module.css";

/** The sidebar of a page with its state, for the panel and for the drawer. */
export interface PageSidebar {
  readonly name: string;
  readonly label: string;
  readonly tree: SidebarTreeState;
}

export interface SidebarProps {
  readonly sidebar: PageSidebar;
  readonly path: string;
}

/** The pages of one group. */
export function Sidebar({ sidebar: { name, label, tree }, path }: SidebarProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <p className={styles.label}>
        <GroupIcon group={name} />
        {label}
      </p>
      <SidebarTree {...tree} path={path} />
    </nav>
  );
}
