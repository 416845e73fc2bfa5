import { Icon } from "../../components/Icon/Icon";
import * as styles from "./ColorModeToggle.module.css";
import { useColorMode } from "./useColorMode";

export function ColorModeToggle() {
  const [mode, toggle] = useColorMode();
  const other = mode === "dark" ? "light" : "dark";
  return (
    <button type="button" className={styles.root} aria-label={`Switch to ${other} mode`} onClick={toggle}>
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
