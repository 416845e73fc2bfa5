import type { AnalyticsSettings } from "../../../shared/settings";

/**
 * Stands in each page of a site that counts its visits, and in no page of another: loads the script once the page has loaded
 * and the browser is idle. It needs nothing of the program, so a page whose program fails is counted too. The same text on
 * every page.
 */
export function analyticsScript({ src, attributes = {} }: AnalyticsSettings): string {
  return (
    `addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(function(){` +
    `var s=document.createElement("script"),a=${inScript(attributes)};` +
    `for(var n in a)s.setAttribute(n,a[n]);s.src=${inScript(src)};document.head.append(s)})},{once:true})`
  );
}

/** A value as a literal that cannot end the script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
