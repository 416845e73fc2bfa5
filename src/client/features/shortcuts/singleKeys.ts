import { isTyping } from "../../hooks/isTyping";
import { readStorage, writeStorage } from "../../hooks/storage";

const key = "single-keys";

/** Whether single-key shortcuts are on; a reader who uses speech input or hits keys by accident can turn them off. */
export function areSingleKeysOn(): boolean {
  return readStorage(key) !== "off";
}

/** JavaScript expression for scripts that run before the bundle; true if single-key shortcuts are off. */
export const singleKeysOff = `function(){try{return localStorage.getItem("${key}")==="off"}catch{}}()`;

export function turnSingleKeys(isOn: boolean): void {
  writeStorage(key, isOn ? "on" : "off");
}

/** Whether a key counts as a single-key shortcut: pressed alone, not as text, with no dialog over the page, and single keys on. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return (
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat || isTyping(event)) &&
    document.querySelector("dialog[open], .search-modal") === null &&
    areSingleKeysOn()
  );
}
