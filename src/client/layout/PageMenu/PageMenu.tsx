import { fill } from "../../../shared/fill";
import { routes } from "../../../shared/routes";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useCopyPage } from "../../features/copyPage/useCopyPage";
import { useDropdown } from "../../hooks/useDropdown";
import { useSite } from "../../hooks/useSite";
import { withPrefix } from "gatsby";
import * as styles from "./PageMenu.module.css";

export interface PageMenuProps {
  /** Address of the page. */
  readonly path: string;
  /** Name of its sidebar; without one, the page stands alone. */
  readonly group?: string;
}

/** The page for other programs. The links work without script; copying needs it. */
export function PageMenu({ path, group }: PageMenuProps) {
  const { settings, strings } = useSite();
  const { page, content } = strings;
  const labels = { ready: page.copyMarkdown, copied: content.copied, failed: content.copyingFailed };
  const dropdown = useDropdown();
  const markdown = routes.markdown(path);
  const { state, copy } = useCopyPage(withPrefix(markdown));
  const label = settings.sidebars.find(({ name }) => name === group)?.label;
  return (
    <details className={styles.root} {...dropdown}>
      <summary className={styles.summary}>
        <Icon name="page" />
        <span className={styles.label}>{page.markdown}</span>
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        <li className={styles.copy}>
          <button type="button" onClick={copy}>
            <span aria-live="polite">{labels[state]}</span>
          </button>
        </li>
        <li>
          <Link to={markdown}>{page.viewMarkdown}</Link>
        </li>
        {group !== undefined && label !== undefined && (
          <li>
            <Link to={routes.llmsFull(group)}>{fill(page.groupAsText, { group: label })}</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
