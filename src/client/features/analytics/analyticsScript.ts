import type { AnalyticsSettings } from "../../../shared/settings";

/**
 * Inline script for each page of a site that counts its visits: it loads the analytics script once the page has loaded and the
 * browser is idle. It does not depend on the bundle, so a page whose bundle fails is counted too. The text is the same on every
 * page.
 */
export function analyticsScript({ src, attributes = {} }: AnalyticsSettings): string {
  return (
    `addEventListener("load",function(){(window.requestIdleCallback||setTimeout)(function(){` +
    `var s=document.createElement("script"),a=${inScript(attributes)};` +
    `for(var n in a)s.setAttribute(n,a[n]);s.src=${inScript(src)};document.head.append(s)})},{once:true})`
  );
}

/** Returns a value as a JavaScript literal that cannot end the script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
