const nothing = () => undefined;

/** A page is rendered at once, so timers and requests would only affect the check after it. */
const inert = {
  console: Object.fromEntries(Object.keys(console).map((name) => [name, nothing])),
  ...{ setTimeout: nothing, setInterval: nothing, setImmediate: nothing },
  ...{ clearTimeout: nothing, clearInterval: nothing, clearImmediate: nothing },
  fetch: () => new Promise(nothing),
};

/** Globals that both Node and browsers have, in addition to those of the language. */
const pageGlobals: Readonly<Record<string, unknown>> = {
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

/** Globals with which code waits for something that a build has, but that does not happen while the check renders a page. */
const waiting = new Set(
  "setTimeout setInterval setImmediate fetch queueMicrotask MessageChannel BroadcastChannel ReadableStream WritableStream TransformStream Request Response Blob".split(
    " ",
  ),
);

export interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
  /** Whether code has used a global with which it waits for something. */
  readonly hasWaited: () => boolean;
}

export function openGlobals(): Globals {
  let hasWaited = false;
  const note = () => void (hasWaited = true);
  const watched = Object.entries(pageGlobals).map(([name, value]) => [
    name,
    waiting.has(name) ? noteUses(value as Callable, note) : value,
  ]);
  return { globals: Object.fromEntries(watched) as typeof pageGlobals, hasWaited: () => hasWaited };
}

type Callable = new (...given: unknown[]) => object;

function noteUses(value: Callable, note: () => void): Callable {
  return new Proxy(value, {
    apply: (target, self, given) => {
      note();
      return Reflect.apply(target, self, given) as unknown;
    },
    construct: (target, given) => {
      note();
      return Reflect.construct(target, given) as object;
    },
  });
}

/** What is reported about a component that suspends for longer than a build waits. */
export const endlessWait = "a component waits for a promise that is never fulfilled.";

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
  if (message === endlessWait) return "give it its data without a promise, or load them in an effect (useEffect).";
  const [, name = ""] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (ofNode.has(name)) return "remove it from the module: its code runs in browsers too, which do not have it.";
  if (ofBrowser.has(name)) return "use it in an effect (useEffect): the build renders the page without a browser.";
  return "correct the module, or what the page passes to it.";
}
