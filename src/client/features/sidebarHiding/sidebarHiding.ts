import { writeStorage } from "../../hooks/storage";

/** Key in the browser's storage. */
export const sidebarKey = "sidebar";
export const hiddenValue = "hidden";

/** Shows or hides the sidebar of wide screens. The state is on the root element, so that it is right before the first paint. */
export function setSidebarHidden(isHidden: boolean): void {
  const { dataset } = document.documentElement;
  if (isHidden) dataset["sidebar"] = hiddenValue;
  else delete dataset["sidebar"];
  writeStorage(sidebarKey, isHidden ? hiddenValue : "shown");
}
