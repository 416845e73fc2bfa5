import type { SupportWidgetSettings } from "../../../shared/settings";

/**
 * Loads the script of a support chat once the page has loaded and the browser is idle. Without the setting nothing is
 * asked for; a script that fails changes nothing.
 */
export function loadSupportWidget(widget: SupportWidgetSettings | null): void {
  if (widget === null) return;
  const whenIdle = () => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => add(widget));
    else setTimeout(() => add(widget), 0);
  };
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function add({ src, id }: SupportWidgetSettings): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  script.dataset["id"] = id;
  script.onerror = () => script.remove();
  document.body.append(script);
}
