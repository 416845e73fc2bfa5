import { fill } from "../../../shared/fill";
import type { BuildStrings } from "../../../shared/strings";

interface LoadFailureOptions {
  /** Name of the site. */
  readonly site: string;
  /** The path that the site was built for: "" or "/docs". */
  readonly pathPrefix: string;
  readonly texts: BuildStrings["loadFailure"];
}

/** Property of the window in which the script leaves its functions. */
export const loadFailureName = "___loadFailure";

/** The script's functions that the bundle calls. */
export interface LoadFailure {
  /** Tells the reader that a part of the page did not load, and offers a reload. Only once: the first failure explains the others. */
  readonly show: (message: string) => void;
  /** Call when React has hydrated the page: nothing that it needs is late any more, and cancelled requests no longer matter. */
  readonly settle: () => void;
  /** Call when the reader has gone on to another page, which the failure does not affect. */
  readonly hide: () => void;
}

/**
 * Self-contained script for the head: it tells the reader that a script or style sheet of the page did not load, and why, if
 * the site is served under another path than it was built for. The text of the page stays readable.
 */
export function loadFailureScript({ site, pathPrefix, texts }: LoadFailureOptions): string {
  const known = { site, built: pathPrefix || "/", served: "{served}", prefix: "{prefix}" };
  const { elsewhereTitle, elsewhere, title, file, lateStyles, lateScripts, retry, dismiss } = texts;
  // Separate arguments: with an object, each name would appear twice in each page.
  const parameters: Parameters<typeof watch> = [
    fill(elsewhereTitle, known),
    fill(elsewhere, known),
    title,
    file,
    lateStyles,
    lateScripts,
    retry,
    dismiss,
    pathPrefix,
    loadFailureName,
  ];
  // Without the function's name, which differs between ways of bundling: the security policy has the digest of the script.
  const code = watch.toString().replace(/^function \w+/, "function");
  return `(${code})(${parameters.map((value) => JSON.stringify(value).replace(/</g, "\\u003c")).join()})`;
}

/**
 * Self-contained. Its source text is written into each page, so its comments are here and not inside.
 *
 * - The browser paints nothing while a style sheet in the head is loading. After two seconds, a copy at the end of the document
 *   replaces it, so that the text shows first; a copy, because an element that the parser made goes on blocking. A style sheet
 *   with `onload` is one that the bundle waits for: it blocks nothing, and its copy would not report its arrival, so it stays.
 * - Once the bundle runs, it handles failures of the scripts that it loads, and of the style sheets that it waits for.
 * - Browsers cancel the requests of a page when the reader leaves it. Firefox reports that to the page as a failure, and the code
 *   that waits for the script would log it. So for ten seconds after `beforeunload` (a download fires it too, and the page
 *   stays), other listeners do not get the error; if the page is still there after that, the reader is told.
 * - A file that has not arrived after ten seconds may never arrive, so the reader is told. The message about scripts goes when
 *   they arrive after all.
 * - `servedUnder` returns the part of the address before the page's own path; null if the address does not end with that path,
 *   or for the not-found page, which appears at any address.
 */
// eslint-disable-next-line max-lines-per-function -- goes into the page as text, so it may call nothing outside of it
function watch(
  elsewhereTitle: string,
  elsewhere: string,
  title: string,
  failedFile: string,
  lateStyles: string,
  lateScripts: string,
  retry: string,
  dismiss: string,
  pathPrefix: string,
  name: string,
): void {
  const banner = document.createElement("div");
  let isShown = false;
  let isLate = false;
  let isSettled = false;
  let isBeingLeft = false;
  const leavingTime = 10000;
  const lateTime = 10000;

  function show(message: string): void {
    if (isShown) return;
    isShown = true;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => add(message));
    else add(message);
  }

  function settle(): void {
    isSettled = true;
    removeEventListener("beforeunload", onLeave);
    if (isLate) hide();
  }

  function hide(): void {
    isLate = isShown = false;
    banner.remove();
  }

  function onLeave(): void {
    isBeingLeft = true;
    setTimeout(() => (isBeingLeft = false), leavingTime);
  }

  function add(message: string): void {
    banner.className = "notice load-failure";
    banner.setAttribute("role", "alert");
    const served = servedUnder();
    const isElsewhere = served !== null && served !== pathPrefix;
    const heading = document.createElement("strong");
    heading.textContent = isElsewhere ? elsewhereTitle : title;
    const text = document.createElement("p");
    // Functions, so that "$" in a path stays literal.
    text.textContent = isElsewhere
      ? elsewhere.replaceAll("{served}", () => served || "/").replace("{prefix}", () => served)
      : message;
    const buttons = document.createElement("div");
    buttons.append(
      button(retry, () => location.reload()),
      button(dismiss, () => banner.remove()),
    );
    banner.replaceChildren(heading, text, buttons);
    document.body.prepend(banner);
  }

  function button(label: string, onClick: () => void): HTMLButtonElement {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.onclick = onClick;
    return made;
  }

  function servedUnder(): string | null {
    const page = String(Reflect.get(window, "pagePath") ?? "").replace(/\/$/, "");
    const here = location.pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/$/, "");
    return here.endsWith(page) && !/404/.test(page) ? here.slice(0, here.length - page.length) : null;
  }

  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
      if (link.sheet || link.onload) continue;
      document.documentElement.append(link.cloneNode());
      link.remove();
    }
  }, 2000);

  setTimeout(() => {
    const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    const hasLateSheet = [...sheets].some((link) => !link.sheet && !link.onload);
    if (isShown || (isSettled && !hasLateSheet)) return;
    isLate = !isSettled;
    show(isSettled ? lateStyles : lateScripts);
  }, lateTime);

  Reflect.set(window, name, { show, settle, hide });
  addEventListener("beforeunload", onLeave);
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      let file = "";
      if (target instanceof HTMLScriptElement && (isBeingLeft || !Reflect.get(window, "___loader"))) file = target.src;
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet" && !target.onload) file = target.href;
      if (file === "") return;
      const { origin, pathname } = new URL(file);
      if (origin !== location.origin) return;
      const message = failedFile.replace("{file}", () => pathname);
      if (!isBeingLeft) return show(message);
      event.stopImmediatePropagation();
      setTimeout(show, leavingTime, message);
    },
    true,
  );
}
