/** Longest round trip, in milliseconds, at which a first visit preloads the fonts. */
const longestRoundTrip = 100;
const facesKey = "faces";

/**
 * Script that preloads the site's fonts: the browser then delays the first paint by up to a tenth of a second until they arrive.
 * On a slow connection, the reader would wait and still see the page without them; so there the fonts load after the text on
 * the first visit, and later visits preload them from the cache. The text of the script is the same on every page.
 *
 * @param hrefs addresses of font files.
 */
export function preloadFacesScript(hrefs: readonly string[]): string {
  return (
    `(function(d,c,s){try{s=localStorage}catch(x){}` +
    `if(c&&(c.saveData||c.rtt>${longestRoundTrip})&&!(s&&s.${facesKey}))` +
    `addEventListener("load",function(){try{s.${facesKey}="kept"}catch(x){}});` +
    `else ${inScript(hrefs)}.forEach(function(h,l){l=d.createElement("link");` +
    `l.rel="preload";l.as="font";l.crossOrigin="";l.href=h;d.head.append(l)})` +
    `})(document,navigator.connection)`
  );
}

/** Returns texts as a JavaScript literal that cannot end the script element. */
function inScript(texts: readonly string[]): string {
  return JSON.stringify(texts).replace(/</g, "\\u003c");
}
