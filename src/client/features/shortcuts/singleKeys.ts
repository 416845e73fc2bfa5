import { isTyping } from "../../hooks/isTyping";
import { readStorage, writeStorage } from "../../hooks/storage";

const key = "single-keys";

/** Whether shortcuts of one key are on: a reader who speaks or slips turns them off. */
export function areSingleKeysOn(): boolean {
  return readStorage(key) !== "off";
}

/** For scripts that run before the program: an expression, true where shortcuts of one key are off. */
export const singleKeysOff = `function(){try{return localStorage.getItem("${key}")==="off"}catch{}}()`;

export function turnSingleKeys(isOn: boolean): void {
  writeStorage(key, isOn ? "on" : "off");
}

/** Whether a key is pressed alone, where nobody types and nothing lies over the page. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return (
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat || isTyping(event)) &&
    document.querySelector("dialog[open], .search-modal") === null &&
    areSingleKeysOn()
  );
}
