import { areSingleKeysOn } from "../shortcuts/singleKeys";

/** Name under which the script leaves on the window the key that asked for the search; null once the program hears the keys itself. */
const askedName = "___searchAsked";

const opens =
  `e.ctrlKey||e.metaKey?/^k$/i.test(e.key)&&!e.shiftKey:` + `e.key==="/"&&!e.target.matches("input,select,textarea")`;

/**
 * Runs in the head: hears the keys that open the search before the program that opens it has come. Otherwise they would be lost, or
 * open a search of the browser's own.
 */
export const earlySearchScript =
  `addEventListener("keydown",function(e){` +
  `if(window.${askedName}!==null&&!e.altKey&&(${opens})){e.preventDefault();window.${askedName}=e.key}})`;

/** From now on the program hears the keys. @returns whether the reader has asked for the search before. */
export function takeEarlySearch(view: Window): boolean {
  const key: unknown = Reflect.get(view, askedName);
  Reflect.set(view, askedName, null);
  return typeof key === "string" && (key !== "/" || areSingleKeysOn());
}
