import type { Strings } from "../../../shared/strings";

export interface Shortcut {
  /** Alternatives; the keys of one way are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** @returns what readers can do by keyboard, in addition to what every browser offers. */
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
