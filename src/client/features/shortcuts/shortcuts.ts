import type { Strings } from "../../../shared/strings";

export interface Shortcut {
  /** Each is a way of its own; keys of one way are pressed together. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

/** @returns what readers can do by keyboard, besides what every browser does. */
export function shortcutsOf({ search, skip, closeAny, list, keys }: Strings["shortcuts"]): readonly Shortcut[] {
  return [
    { ways: [["/"], [keys.control, "K"], ["⌘", "K"]], does: search },
    { ways: [[keys.tab]], does: skip },
    { ways: [[keys.escape]], does: closeAny },
    { ways: [["?"]], does: list },
  ];
}
