import { routes } from "../../../shared/routes";
import { settings } from "../../../site/settings";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useCopyPage, type CopyState } from "../../features/copyPage/useCopyPage";
import { useDropdown } from "../../hooks/useDropdown";
import { withPrefix } from "gatsby";
import * as styles from "./PageMenu.module.css";

export interface PageMenuProps {
  /** Address of the page. */
  readonly path: string;
  /** Name of its sidebar; without one, the page stands alone. */
  readonly group?: string;
}

const labels: Readonly<Record<CopyState, string>> = {
  ready: "Copy page as Markdown",
  copied: "Copied",
  failed: "Copying failed",
};

/** The page for other programs. The links work without script; copying needs it. */
export function PageMenu({ path, group }: PageMenuProps) {
  const dropdown = useDropdown();
  const markdown = routes.markdown(path);
  const { state, copy } = useCopyPage(withPrefix(markdown));
  const label = settings.sidebars.find(({ name }) => name === group)?.label;
  return (
    <details className={styles.root} {...dropdown}>
      <summary className={styles.summary}>
        <Icon name="page" />
        <span className={styles.label}>Markdown</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        <li className={styles.copy}>
          <button type="button" onClick={copy}>
            <span aria-live="polite">{labels[state]}</span>
          </button>
        </li>
        <li>
          <Link to={markdown}>View as Markdown</Link>
        </li>
        {group !== undefined && label !== undefined && (
          <li>
            <Link to={routes.llmsFull(group)}>All of {label} as text</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
