import { Link } from "../../components/Link/Link";
import { useSite } from "../../hooks/useSite";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { copyright, style, logo, columns } = useSite().settings.footer;
  return (
    <footer className={styles.root} data-style={style}>
      <div className={styles.inner}>
        <div>
          {logo && <img src={`${__PATH_PREFIX__}${logo}`} alt="" height="24" />}
          <p className={styles.copyright}>{`© ${copyright}`}</p>
        </div>
        {columns?.map(({ title, links }) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links} aria-label={title}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
