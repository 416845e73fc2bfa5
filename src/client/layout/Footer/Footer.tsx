import { useSite } from "../../hooks/useSite";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { copyright, style, logo } = useSite().settings.footer;
  return (
    <footer className={styles.root} data-style={style}>
      <div className={styles.inner}>
        {logo && <img src={`${__PATH_PREFIX__}${logo}`} alt="" height="24" />}
        <p className={styles.copyright}>© {copyright}</p>
      </div>
    </footer>
  );
}
