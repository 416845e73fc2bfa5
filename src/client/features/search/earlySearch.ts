import { singleKeysOff } from "../shortcuts/singleKeys";

/**
 * Name under which the script leaves on the window what was typed for the search since it was asked for; null once the program hears the
 * keys itself.
 */
const typedName = "___searchTyped";

const opens =
  `e.ctrlKey||e.metaKey?/^k$/i.test(k)&&!e.shiftKey:` +
  `k==="/"&&!t&&!e.target.matches("input,select,textarea")&&!${singleKeysOff}`;

/**
 * Runs in the head: hears the keys that open the search before the program that opens it has come. Otherwise they would be lost, or
 * open a search of the browser's own. What is typed from then on is kept, until Escape gives the search up; a space before the first
 * letter scrolls, as the page does not show yet that it waits.
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

/** From now on the program hears the keys. @returns what the reader has typed for the search before, or null if nobody asked for it. */
export function takeEarlySearch(view: Window): string | null {
  const typed: unknown = Reflect.get(view, typedName);
  Reflect.set(view, typedName, null);
  return typeof typed === "string" ? typed : null;
}
