import type { Strings } from "../../../shared/strings";

export interface Shortcut {
  /** Each is a way of its own; keys of one way are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** @returns what readers can do by keyboard, besides what every browser does. */
export function shortcutsOf(texts: Strings["shortcuts"]): readonly Shortcut[] {
  const { search, previous, next, theme, copy, skip, closeAny, list, keys } = texts;
  return [
    { ways: [["/"], [keys.control, "K"], ["⌘", "K"]], does: search },
    { ways: [["["]], does: previous },
    { ways: [["]"]], does: next },
    { ways: [["t"]], does: theme },
    { ways: [["c"]], does: copy },
    { ways: [[keys.tab]], does: skip },
    { ways: [[keys.escape]], does: closeAny },
    { ways: [["?"], [keys.control, "/"]], does: list },
  ];
}
