import { memo, useEffect, useId } from "react";
import type { SidebarCategory, SidebarItem } from "../../../shared/sidebar";
import { fill } from "../../../shared/fill";
import { Link } from "../../components/Link/Link";
import { useHydrated } from "../../hooks/useHydrated";
import { useSite } from "../../hooks/useSite";
import { useCollapse } from "../collapse/useCollapse";
import { watchFurtherLinks } from "../navigation/prefetch";
import * as styles from "./SidebarTree.module.css";
import { keyOf, type CategoryKey, type SidebarTreeState } from "./useSidebarTree";

export interface SidebarTreeProps extends SidebarTreeState {
  readonly path: string;
}

interface LevelProps extends SidebarTreeProps {
  readonly parent: CategoryKey;
  readonly isHydrated: boolean;
  /** Whether only readers without JavaScript see it. */
  readonly isStatic?: boolean;
}

/**
 * A page may have a hundred rows, so their styles depend on the list and not on a class of each row, and toggles are rendered
 * only once they work. Until then, a row says whether it is open, and the style sheet shows a sign in place of the toggle.
 */
export function SidebarTree(props: SidebarTreeProps) {
  return <Level {...props} parent="" isHydrated={useHydrated()} />;
}

/** Memoized: rows whose branches did not change do not render again with the layout around them. */
const Level = memo(function Level({ items, parent, ...rest }: LevelProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.kind === "link" ? (
          <li key={item.path}>
            <ItemLink item={item} path={rest.path} />
          </li>
        ) : (
          <Category key={keyOf(parent, item)} category={item} parent={parent} {...rest} />
        ),
      )}
    </ul>
  );
});

interface CategoryProps extends Omit<LevelProps, "items"> {
  readonly category: SidebarCategory;
}

/** A category with a page is a link and a toggle side by side; without one, the whole row is the toggle. */
function Category({ category, parent, ...rest }: CategoryProps) {
  const { open, close } = useSite().strings.sidebar;
  const listId = useId();
  const key = keyOf(parent, category);
  // Readers without JavaScript cannot open a category that has no page, so the static page has its links for them.
  const isForced = category.path === null && !rest.isHydrated;
  const isOpen = rest.isOpen(category, key) || (isForced && rest.isStatic === true);
  const { panel, isHidden } = useCollapse(isOpen);
  // The links of a branch that opens come into view too, so watch them for prefetching.
  useEffect(() => {
    if (!isHidden && panel.current) watchFurtherLinks(panel.current);
  }, [isHidden, panel]);
  const toggle = () => rest.toggle(category, key);
  const hasToggle = rest.isHydrated || category.path === null;
  const isStatic = isForced && isHidden;
  const branch = category.items && (
    <Level {...rest} items={category.items} parent={key} isStatic={isStatic || rest.isStatic} />
  );
  return (
    <li data-open={hasToggle ? undefined : Number(isOpen)}>
      {category.path !== null && <ItemLink item={category} path={rest.path} />}
      {hasToggle && (
        <button
          type="button"
          className={category.path === null ? styles.wideToggle : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={category.path === null ? undefined : fill(isOpen ? close : open, { label: category.label })}
          onClick={toggle}
        >
          {category.path === null && category.label}
        </button>
      )}
      {branch &&
        (isStatic ? (
          <noscript className={styles.branch}>{branch}</noscript>
        ) : (
          <div ref={panel} id={listId} hidden={isHidden} className={styles.branch}>
            {/* A large group has thousands of rows, and the reader opens only some of them. */}
            {!isHidden && branch}
          </div>
        ))}
    </li>
  );
}

function ItemLink({ item, path }: { readonly item: SidebarItem; readonly path: string }) {
  return (
    <Link to={item.path ?? ""} aria-current={item.path === path ? "page" : undefined}>
      {item.label}
    </Link>
  );
}
