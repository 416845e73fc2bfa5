import { writeStorage } from "../../hooks/storage";

/** Key in the browser's storage; the value is the id of the announcement that was dismissed. */
export const announcementKey = "announcement.dismissed";
export const dismissedValue = "dismissed";

/** It stands on the root element, so that the bar takes no room at the first paint of the next page. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset["announcement"] = dismissedValue;
  writeStorage(announcementKey, id);
}
