/** The block at the top of the window. */
interface Place {
  readonly element: Element;
  /** Share of its height above the reader's first line, from 0 to 1. */
  readonly share: number;
  /** How far it is below that line, in CSS pixels; 0 if a part of it is above. */
  readonly below: number;
}

/** Blocks that contain lines of text. */
const blocks = "article :is(h1, h2, h3, h4, h5, p, li, pre, tr, dt, dd, figure)";
/** Milliseconds without scrolling after which the reader's place is noted. */
const rest = 100;
/** Number of frames until everything that depends on the width (the bar's row, scrolling boxes) has settled. */
const mostFrames = 3;

/**
 * Keeps the block at the top of the window there when the width changes: a phone is turned, a window resized. The browser's
 * own scroll anchoring gives up when a style sheet changes the layout, and the page moves by thousands of pixels.
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
  // The browser's own scroll anchoring would add its correction.
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
