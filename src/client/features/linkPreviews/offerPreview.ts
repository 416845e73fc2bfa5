import { internalTarget, targetAhead } from "../navigation/internalPath";
import { isLoaded, loadPage } from "../navigation/pageLoader";
import { isNetworkSpared } from "../navigation/prefetch";
import { placeCard } from "./placeCard";
import { summarize, type PageJson, type Summary } from "./summarize";

/** How long the reader rests on a link before its card opens, and how long the pointer may take to the card, in milliseconds. */
const rest = 350;
const way = 250;
const cardId = "link-preview";

/** The link whose card is open or about to open. */
let current: HTMLAnchorElement | undefined;
let card: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Opens the preview card of a link to another page of this site when the reader rests on the link. */
export function offerPreview(link: HTMLAnchorElement, sign: Event): void {
  if (link === current) {
    // The pointer has come back from the card.
    if (card) clearTimeout(timer);
    return;
  }
  close();
  // These links already describe their targets.
  if (link.closest(".card, .term, nav")) return;
  const target = targetAhead(link);
  if (!target || target.path === internalTarget(hereAsLink())?.path) return;
  if (isNetworkSpared() && !isLoaded(target.path)) return;
  current = link;
  link.addEventListener("pointerleave", leaveSoon);
  link.addEventListener("blur", close);
  timer = setTimeout(() => {
    void loadPage(target.path).then((isThere) => {
      // The reader may have left the link before this code was loaded.
      if (!isThere || current !== link || !link.matches(":hover, :focus")) return;
      const page = window.___loader?.loadPageSync(__PATH_PREFIX__ + target.path);
      const summary = summarize((page?.json ?? {}) as PageJson, decode(target.hash.slice(1)));
      if (summary) open(link, summary, sign);
    });
  }, rest);
}

function hereAsLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = location.href;
  return link;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function open(link: HTMLAnchorElement, { title, description, signature, picture }: Summary, sign: Event): void {
  const box = document.createElement("div");
  // A popover is in the top layer, where no box around the text clips it; browsers without popovers show no previews.
  if (typeof box.showPopover !== "function") return;
  box.popover = "manual";
  box.id = cardId;
  box.className = "term-card";
  box.setAttribute("role", "tooltip");
  for (const [name, text] of [
    ["strong", title],
    ["code", signature],
    ["span", description],
  ] as const) {
    if (text === "") continue;
    const line = document.createElement(name);
    line.textContent = text;
    line.style.display = "block";
    box.append(line);
  }
  if (picture && !(isNetworkSpared() && picture.querySelector("img"))) box.prepend(fit(picture));
  Object.assign(box.style, { position: "fixed", inset: "auto", margin: "0", maxInlineSize: "min(24rem, 92vw)" });
  box.addEventListener("pointerenter", () => clearTimeout(timer));
  box.addEventListener("pointerleave", leaveSoon);
  (link.closest("article") ?? document.body).append(box);
  box.showPopover();
  box.style.display = "block";
  const { left, top } = placeCard(placeOf(link, sign), box.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  link.setAttribute("aria-describedby", cardId);
  card = box;
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", close);
  window.addEventListener("scroll", close, true);
  for (const name of closing) window.addEventListener(name, close);
}

/** Makes a figure as wide as the card, and low enough to take in at a glance. */
function fit(picture: HTMLElement): HTMLElement {
  // Some figures have another layout for narrow columns, chosen by a container query: a query container gets no width from its content.
  Object.assign(picture.style, { inlineSize: "23rem", maxInlineSize: "100%", marginBlockEnd: "0.5rem" });
  for (const frame of picture.querySelectorAll<HTMLElement>("div"))
    Object.assign(frame.style, { padding: "0", borderColor: "transparent" });
  for (const drawing of picture.querySelectorAll<HTMLElement | SVGElement>("img, svg"))
    Object.assign(drawing.style, {
      maxInlineSize: "100%",
      maxBlockSize: "12rem",
      marginInline: "auto",
      objectFit: "contain",
    });
  return picture;
}

const closing = ["resize", "popstate", "beforeprint"] as const;

/** For a link that wraps, `left` is that of the line under the pointer; `top` and `bottom` span all lines, so the card covers none. */
function placeOf(link: HTMLAnchorElement, sign: Event): Pick<DOMRect, "left" | "top" | "bottom"> {
  const { top, bottom } = link.getBoundingClientRect();
  const lines = [...link.getClientRects()];
  const y = sign instanceof PointerEvent ? sign.clientY : undefined;
  const line = lines.find((each) => y !== undefined && each.top <= y && y <= each.bottom) ?? lines[0];
  return { left: line?.left ?? 0, top, bottom };
}

function onKey({ key }: KeyboardEvent): void {
  if (key === "Escape") close();
}

function leaveSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(close, card ? way : 0);
}

function close(): void {
  clearTimeout(timer);
  current?.removeEventListener("pointerleave", leaveSoon);
  current?.removeEventListener("blur", close);
  current?.removeAttribute("aria-describedby");
  current = undefined;
  if (!card) return;
  card.remove();
  card = undefined;
  document.removeEventListener("keydown", onKey);
  document.removeEventListener("click", close);
  window.removeEventListener("scroll", close, true);
  for (const name of closing) window.removeEventListener(name, close);
}
