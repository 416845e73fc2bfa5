const nothing = () => undefined;

/** A page is rendered at once, so timers and requests would only affect the check after it. */
const inert = {
  console: Object.fromEntries(Object.keys(console).map((name) => [name, nothing])),
  ...{ setTimeout: nothing, setInterval: nothing, setImmediate: nothing },
  ...{ clearTimeout: nothing, clearInterval: nothing, clearImmediate: nothing },
  fetch: () => new Promise(nothing),
};

/** Globals that both Node and browsers have, in addition to those of the language. */
export const pageGlobals: Readonly<Record<string, unknown>> = {
  ...inert,
  ...{
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    structuredClone,
    queueMicrotask,
    performance,
    atob,
    btoa,
    crypto,
  },
  ...{ AbortController, AbortSignal, Headers, Request, Response, Blob, FormData, Event, EventTarget, DOMException },
  ...{ MessageChannel, MessagePort, BroadcastChannel, ReadableStream, WritableStream, TransformStream },
};

const ofNode = new Set("process Buffer require module exports __dirname __filename".split(" "));
const ofBrowser = new Set(
  "window document navigator location history screen self localStorage sessionStorage indexedDB matchMedia getComputedStyle alert"
    .concat(
      " requestAnimationFrame customElements HTMLElement Image XMLHttpRequest IntersectionObserver ResizeObserver",
    )
    .concat(" MutationObserver")
    .split(" "),
);

/** @returns what to do about an error in the code of a page. */
export function adviceOnError(message: string): string {
  const [, name = ""] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (ofNode.has(name)) return "remove it from the module: its code runs in browsers too, which do not have it.";
  if (ofBrowser.has(name)) return "use it in an effect (useEffect): the build renders the page without a browser.";
  return "correct the module, or what the page passes to it.";
}
