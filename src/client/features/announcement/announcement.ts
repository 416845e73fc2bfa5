import { writeStorage } from "../../hooks/storage";

/** Key in the browser's storage; the value is the id of the announcement that was dismissed. */
export const announcementKey = "announcement.dismissed";
export const dismissedValue = "dismissed";

/** Marks the root element and stores the id; later pages set the mark before their first paint, so the bar takes no space there. */
export function dismissAnnouncement(id: string): void {
  document.documentElement.dataset["announcement"] = dismissedValue;
  writeStorage(announcementKey, id);
}
