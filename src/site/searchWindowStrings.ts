import type { SearchWindowStrings } from "../shared/strings";

/** Texts of the search window, in addition to those of `strings`. */
export const searchWindowStrings: SearchWindowStrings = {
  select: "to select",
  selectKey: "Enter key",
  navigate: "to navigate",
  upKey: "Arrow up",
  downKey: "Arrow down",
  close: "to close",
  closeKey: "Escape key",
  searchBy: "Search by",
  inGroup: "In this group",
  recent: "Recent",
  noRecent: "No recent searches",
  saveRecent: "Save this search",
  removeRecent: "Remove this search from history",
  favorites: "Favorites",
  removeFavorite: "Remove this search from favorites",
  clear: "Clear the query",
  cancel: "Cancel",
  seeAll: { one: "See the page found", other: "See all {count} pages found" },
};
