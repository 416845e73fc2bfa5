import { fill } from "../../../shared/fill";
import type { BuildStrings } from "../../../shared/strings";

interface LoadFailureOptions {
  /** Name of the site. */
  readonly site: string;
  /** The path that the site was built for: "" or "/docs". */
  readonly pathPrefix: string;
  readonly texts: BuildStrings["loadFailure"];
}

/** Name under which the script leaves its functions on the window. */
export const loadFailureName = "___loadFailure";

/** What the program itself uses of the script. */
export interface LoadFailure {
  /** Says that a part of the page did not load, and offers to load it anew. Once: the first failure explains the others. */
  readonly show: (message: string) => void;
  /** React has taken the page over: nothing that it needs is late any more, nor does it matter what is abandoned. */
  readonly settle: () => void;
  /** The reader has gone on to another page, which has nothing to do with what failed. */
  readonly hide: () => void;
}

/**
 * Runs in the head and needs nothing but itself: says that a script or style sheet of the page did not load, and why, when
 * the site is served under another path than it was built for. The text of the page can be read all the same.
 */
export function loadFailureScript({ site, pathPrefix, texts }: LoadFailureOptions): string {
  const known = { site, built: pathPrefix || "/", served: "{served}", prefix: "{prefix}" };
  const { elsewhereTitle, elsewhere, title, file, lateStyles, lateScripts, retry, dismiss } = texts;
  // One by one: names would stand twice in each page.
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
  // webpack gives it another name where it bundles in another way, and the policy has the digest of the script.
  const code = watch.toString().replace(/^function \w+/, "function");
  return `(${code})(${parameters.map((value) => JSON.stringify(value).replace(/</g, "\\u003c")).join()})`;
}

/**
 * Stands alone: its source text is what reaches each page, so all that is to be said of it stands here.
 *
 * - The browser paints nothing while a style sheet of the head is on its way. One that takes two seconds comes after the
 *   text; a copy, because what the parser has made goes on to block. One that a program waits for blocks nothing, and its
 *   copy would not tell when it has come: it is left alone.
 * - Once the program runs, it deals with the scripts it loads. A style sheet is its business where it waits for it.
 * - Browsers abandon what a page loads when the reader leaves it. Firefox tells the page of it as of a failure, and whatever
 *   waits for the script would log one. So until it is clear that the page stays (a download asks to leave too, and stays),
 *   nobody hears of a script that fails; if the page is still there then, the reader does.
 * - What has not come after ten seconds may never come. When it comes after all, the message goes.
 * - `servedUnder` is the part of the address before the page's own, or null where the page stands at many addresses.
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
    // By functions: "$" in a path has no meaning then.
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
