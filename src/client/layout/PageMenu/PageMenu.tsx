import { fill } from "../../../shared/fill";
import { routes } from "../../../shared/routes";
import { absoluteUrl } from "../../components/absoluteUrl";
import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { useCopyPage } from "../../features/copyPage/useCopyPage";
import { useDropdown } from "../../hooks/useDropdown";
import { useSite } from "../../hooks/useSite";
import { withPrefix } from "gatsby";
import * as styles from "./PageMenu.module.css";

export interface PageMenuProps {
  readonly path: string;
  /** Name of the page's sidebar; undefined for a page outside the groups. */
  readonly group?: string;
}

/** Assistants that accept a question in their URL. */
const assistants = { Claude: "https://claude.ai/new?q=", ChatGPT: "https://chatgpt.com/?q=" };

/** Offers the page as Markdown and to assistants. The links work without script; copying needs it. */
export function PageMenu({ path, group }: PageMenuProps) {
  const { settings, strings } = useSite();
  const { page, content } = strings;
  const labels = { ready: page.copyMarkdown, copied: content.copied, failed: content.copyingFailed };
  const dropdown = useDropdown();
  const markdown = routes.markdown(path);
  const { state, copy } = useCopyPage(withPrefix(markdown));
  const label = settings.sidebars.find(({ name }) => name === group)?.label;
  const prompt = encodeURIComponent(fill(page.askPrompt, { url: absoluteUrl(settings.siteUrl, markdown) }));
  return (
    <div className={styles.root}>
      <button type="button" className={styles.copy} aria-keyshortcuts="c" onClick={copy}>
        <Icon name="page" />
        <span className={styles.label} aria-live="polite">
          {labels[state]}
        </span>
      </button>
      <details className={styles.menu} {...dropdown}>
        <summary className={styles.summary}>
          <span className={styles.menuLabel}>{page.markdown}</span>
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <ul className={styles.list}>
          <li>
            <Link to={markdown}>{page.viewMarkdown}</Link>
          </li>
          {group !== undefined && label !== undefined && (
            <li>
              <Link to={routes.llmsFull(group)}>{fill(page.groupAsText, { group: label })}</Link>
            </li>
          )}
          {Object.entries(assistants).map(([name, url]) => (
            <li key={name}>
              <Link to={url + prompt}>{fill(page.openIn, { name })}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
