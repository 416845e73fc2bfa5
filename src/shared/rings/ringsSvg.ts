import type { Arc, RingPicture, Ring } from "./planRings";

/** Stroke colors, in any form that SVG accepts, such as "#4a45c9". */
export interface RingPaint {
  readonly hues: readonly string[];
  /** Color of the edges. */
  readonly line: string;
}

/** Gap between two arcs, in pixels. */
const gap = 2;

/**
 * Renders the picture as SVG shapes, without the `svg` element around them.
 *
 * @param paint null for pages, where style rules color the shapes by class: `.hue-1` and so on, `.edge`.
 */
export function ringsSvg({ whole, clients, edges }: RingPicture, paint: RingPaint | null): string {
  const lines = edges.map(
    ({ from, bend, to }) =>
      `<path d="M${at(from.x, from.y)}Q${at(bend.x, bend.y)} ${at(to.x, to.y)}"${paint ? ` stroke="${paint.line}"` : ' class="edge"'} stroke-dasharray="2 6" stroke-linecap="round" stroke-width="1.5"/>`,
  );
  return `<g fill="none">${lines.join("")}${[...clients, whole].map((ring) => ringSvg(ring, paint)).join("")}</g>`;
}

/** One ring as SVG shapes. */
export function ringSvg(ring: Ring, paint: Pick<RingPaint, "hues"> | null): string {
  return ring.arcs
    .map((arc) => {
      const stroke = paint ? ` stroke="${paint.hues[arc.hue] ?? ""}"` : ` class="hue-${arc.hue + 1}"`;
      return `${shapeOf(ring, arc)}${stroke} stroke-width="${short(ring.stroke)}"/>`;
    })
    .join("");
}

/** The start of an element, without the closing `/>`. */
function shapeOf({ x, y, radius, arcs }: Ring, { from, to }: Arc): string {
  if (arcs.length === 1) return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`;
  // An arc shorter than two gaps gives up half its length.
  const inset = Math.min(gap / 2 / (2 * Math.PI * radius), (to - from) / 4);
  const pointAt = (part: number) => {
    const angle = 2 * Math.PI * part;
    return at(x + radius * Math.sin(angle), y - radius * Math.cos(angle));
  };
  const isLong = to - from > 0.5 ? 1 : 0;
  const size = short(radius);
  return `<path d="M${pointAt(from + inset)}A${size} ${size} 0 ${isLong} 1 ${pointAt(to - inset)}"`;
}

function at(x: number, y: number): string {
  return `${short(x)} ${short(y)}`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
