import { routes } from "../../../../shared/routes";
import { Icon } from "../../../components/Icon/Icon";
import { Link } from "../../../components/Link/Link";
import { useHydrated } from "../../../hooks/useHydrated";
import { useSite } from "../../../hooks/useSite";
import { useSearchModal } from "../useSearchModal";
import * as styles from "./SearchButton.module.css";

/** Opens the search. Without script, it is a link to the search page. */
export function SearchButton() {
  const { settings, strings } = useSite();
  const isHydrated = useHydrated();
  const { button, open, warm, modal } = useSearchModal();
  const label = (
    <>
      <Icon name="search" />
      <span className={styles.label}>{strings.search.label}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </>
  );
  if (!isHydrated) {
    return (
      <Link to={routes.search(settings.search)} className={styles.root}>
        {label}
      </Link>
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onPointerEnter={warm}
        onFocus={warm}
      >
        {label}
      </button>
      {modal}
    </>
  );
}
