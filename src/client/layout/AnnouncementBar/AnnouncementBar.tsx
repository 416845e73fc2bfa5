import { Icon } from "../../components/Icon/Icon";
import { Link } from "../../components/Link/Link";
import { dismissAnnouncement } from "../../features/announcement/announcement";
import { useSite } from "../../hooks/useSite";
import * as styles from "./AnnouncementBar.module.css";

/** News above the navbar. */
export function AnnouncementBar() {
  const { settings, strings } = useSite();
  const { announcement } = settings;
  if (announcement === null) return null;
  const { id, text, link, isDismissible } = announcement;
  return (
    <section className={styles.root} aria-label={strings.announcement.label}>
      <p className={styles.text}>
        <span>{text}</span> {link && <Link to={link.href}>{link.label}</Link>}
      </p>
      {isDismissible && (
        <button
          type="button"
          className={styles.close}
          aria-label={strings.announcement.dismiss}
          onClick={() => dismissAnnouncement(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
