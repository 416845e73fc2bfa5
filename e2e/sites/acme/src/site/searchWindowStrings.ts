import type { SearchWindowStrings } from "../shared/strings";

/** Texts of the search window, in addition to those in `strings`. */
export const searchWindowStrings: SearchWindowStrings = {
  select: "auswählen",
  selectKey: "Eingabetaste",
  navigate: "bewegen",
  upKey: "Pfeil nach oben",
  downKey: "Pfeil nach unten",
  close: "schließen",
  closeKey: "Escape-Taste",
  searchBy: "Suche mit",
  inGroup: "In diesem Bereich",
  recent: "Zuletzt gesucht",
  noRecent: "Noch nichts gesucht",
  saveRecent: "Suche merken",
  removeRecent: "Suche vergessen",
  favorites: "Gemerkt",
  removeFavorite: "Nicht mehr merken",
  clear: "Eingabe löschen",
  cancel: "Abbrechen",
  seeAll: { one: "Die gefundene Seite zeigen", other: "Alle {count} Seiten zeigen" },
};
