import { isTyping } from "../../hooks/isTyping";
import { readStorage, writeStorage } from "../../hooks/storage";

const key = "single-keys";

/** Whether shortcuts of one key are on: a reader who speaks or slips turns them off. */
export function areSingleKeysOn(): boolean {
  return readStorage(key) !== "off";
}

export function turnSingleKeys(isOn: boolean): void {
  writeStorage(key, isOn ? "on" : "off");
}

/** Whether a key is pressed alone, where nobody types and nothing lies over the page. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent): boolean {
  return (
    !(ctrlKey || metaKey || altKey || isComposing || repeat || isTyping(target)) &&
    document.querySelector("dialog[open], .search-modal") === null &&
    areSingleKeysOn()
  );
}
