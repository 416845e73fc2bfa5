import { DocText, type DocTextProps } from "../DocPage/DocText";
import * as styles from "./HomeText.module.css";

/** The document of the home page. */
export function HomeText(props: DocTextProps) {
  return (
    <div className={styles.root}>
      <DocText {...props} />
    </div>
  );
}
