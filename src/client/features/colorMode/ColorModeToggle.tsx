import { useSite } from "../../hooks/useSite";
import { Icon } from "../../components/Icon/Icon";
import * as styles from "./ColorModeToggle.module.css";
import { useColorMode } from "./useColorMode";

export function ColorModeToggle() {
  const [mode, toggle] = useColorMode();
  const { toDark, toLight } = useSite().strings.navbar;
  return (
    <button
      type="button"
      className={styles.root}
      aria-keyshortcuts="t"
      aria-label={mode === "dark" ? toLight : toDark}
      onClick={toggle}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
