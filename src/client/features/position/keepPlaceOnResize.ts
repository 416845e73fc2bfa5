/** What stands at the top of the window. */
interface Place {
  readonly element: Element;
  /** How much of its height is above the reader's first line, from 0 to 1. */
  readonly share: number;
  /** How far it stands below that line, in CSS pixels; 0 where a part of it is above. */
  readonly below: number;
}

/** What lines of text stand in. */
const blocks = "article :is(h1, h2, h3, h4, h5, p, li, pre, tr, dt, dd, figure)";
/** A reader who has not scrolled for this long has come to a place, in milliseconds. */
const rest = 100;
/** Frames after which what hangs on the width (the bar's row, boxes that scroll) has found its place. */
const mostFrames = 3;

/**
 * Keeps what the reader sees at the top of the window there when its width changes: a phone is turned, a window dragged.
 * Browsers give up where a style sheet lays the page out anew, and thousands of pixels go by.
 */
export function keepPlaceOnResize(view: Window): void {
  let place: Place | undefined;
  let width = view.innerWidth;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = () => {
    place = view.scrollY > 0 ? placeInView() : undefined;
  };
  view.addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, rest);
    },
    { passive: true },
  );
  view.addEventListener("resize", () => {
    if (view.innerWidth === width) return;
    width = view.innerWidth;
    if (place?.element.isConnected) keep(place);
  });
}

function keep({ element, share, below }: Place): void {
  const root = document.documentElement;
  // The browser's own try would be added.
  root.style.setProperty("overflow-anchor", "none");
  let frames = 0;
  const step = () => {
    const { top, height } = element.getBoundingClientRect();
    if (height > 0) window.scrollBy({ top: top + share * height - below - firstLine(), behavior: "instant" });
    frames += 1;
    if (frames < mostFrames) requestAnimationFrame(step);
    else root.style.removeProperty("overflow-anchor");
  };
  step();
}

function placeInView(): Place | undefined {
  const line = firstLine();
  for (const element of document.querySelectorAll(blocks)) {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom <= line) continue;
    return { element, share: Math.max(0, (line - top) / height), below: Math.max(0, top - line) };
  }
  return undefined;
}

/** @returns distance of the first line below the bar from the top of the window, in CSS pixels. */
function firstLine(): number {
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
}
