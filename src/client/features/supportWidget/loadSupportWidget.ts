import type { SupportWidgetSettings } from "../../../shared/settings";
import { whenAtRest } from "../../hooks/whenAtRest";

/**
 * Loads the script of a support chat once the page has loaded and the browser is idle. Without the setting, nothing is
 * requested; if the script fails, nothing changes.
 */
export function loadSupportWidget(widget: SupportWidgetSettings | null): void {
  if (widget !== null) whenAtRest(() => add(widget));
}

function add({ src, id }: SupportWidgetSettings): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.dataset["id"] = id;
  script.onerror = () => script.remove();
  document.body.append(script);
}
