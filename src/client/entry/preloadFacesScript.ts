/** Longest round trip, in milliseconds, on which a first visit waits for the faces. */
const longestRoundTrip = 100;
const facesKey = "faces";

/**
 * Preloads the site's faces: a browser then holds the first paint for up to a tenth of a second until they are there. A reader on
 * a slow connection would wait and see the page without them all the same, so on the first visit they come behind the text
 * and later visits preload them from the cache. The same text on every page.
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

/** Texts as a literal that cannot end the script element. */
function inScript(texts: readonly string[]): string {
  return JSON.stringify(texts).replace(/</g, "\\u003c");
}
