import { singleKeysOff } from "../shortcuts/singleKeys";

/**
 * Property of the window in which the script leaves the text that the reader has typed since opening the search; null once the
 * bundle handles the keys itself.
 */
const typedName = "___searchTyped";

const opens =
  `e.ctrlKey||e.metaKey?/^k$/i.test(k)&&!e.shiftKey:` +
  `k==="/"&&!t&&!e.target.matches("input,select,textarea")&&!${singleKeysOff}`;

/**
 * Script for the head: handles the keys that open the search before the bundle has loaded. Otherwise they would be lost, or open
 * the browser's own search. It stores what the reader types from then on, until Escape cancels the search; a space before the
 * first letter scrolls, because the page does not show yet that it is waiting.
 */
export const earlySearchScript =
  `addEventListener("keydown",function(e){` +
  `var k=e.key||"",t=window.${typedName};` +
  `if(t===null||e.altKey)return;` +
  `if(${opens})t=t||"";` +
  `else if(t==null||e.ctrlKey||e.metaKey)return;` +
  `else if(k==="Escape")t=void 0;` +
  `else if(k==="Backspace")t=t.slice(0,-1);` +
  `else if([...k].length===1&&(t||k!==" "))t+=k;` +
  `else return;` +
  `e.preventDefault();window.${typedName}=t})`;

/** Call when the bundle handles the keys. @returns what the reader has typed for the search so far, or null if it was not opened. */
export function takeEarlySearch(view: Window): string | null {
  const typed: unknown = Reflect.get(view, typedName);
  Reflect.set(view, typedName, null);
  return typeof typed === "string" ? typed : null;
}
