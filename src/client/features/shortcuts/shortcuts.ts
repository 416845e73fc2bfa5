export interface Shortcut {
  /** Each is a way of its own; keys of one way are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** What readers can do by keyboard, besides what every browser does. */
export const shortcuts: readonly Shortcut[] = [
  { ways: [["/"], ["Ctrl", "K"], ["⌘", "K"]], does: "Search" },
  { ways: [["Tab"]], does: "Skip to the content, as the first stop of a page" },
  { ways: [["Esc"]], does: "Close the menu, a list, a picture or the search" },
  { ways: [["?"]], does: "Show this list" },
];
