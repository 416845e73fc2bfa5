import { seededRandom, splitSamples } from "./splitSamples";

/** Number of data colors in the brand: `--color-data-1` and so on. */
export const hueCount = 6;

export interface RingsOptions {
  /** Any text, such as a page's path: the same text gives the same picture. */
  readonly seed: string;
  /** How uneven the clients' data are: see `Split`. */
  readonly alpha: number;
  readonly clients: number;
  /** Size of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Clients around a server, and how the classes are divided among them. */
export interface RingPicture {
  readonly width: number;
  readonly height: number;
  /** The ring in the middle: all data together, because a model holds no classes. */
  readonly whole: Ring;
  readonly clients: readonly Ring[];
  readonly edges: readonly Edge[];
}

export interface Ring {
  readonly x: number;
  readonly y: number;
  /** Radius to the middle of the line. */
  readonly radius: number;
  /** Width of the line. */
  readonly stroke: number;
  readonly samples: number;
  readonly arcs: readonly Arc[];
}

/** Part of a ring: the samples of one class. */
export interface Arc {
  /** Counted from 0. */
  readonly hue: number;
  /** Fractions of the circle, clockwise from its top: 0.25 is at the right. */
  readonly from: number;
  readonly to: number;
}

/** Path of an update, from the client to the whole, as a quadratic curve. */
export interface Edge {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Samples per class. */
const samples = 850;
/** Sizes for a picture of 640 by 560 pixels; other pictures are scaled. */
const drawn = { width: 640, height: 560, whole: 66, wholeStroke: 15, stroke: 9, least: 26, most: 46, gap: 14 };
/** How far an edge curves to the side, as a fraction of its length. */
const bend = 0.16;

/** Plans the picture of a split: each client is a ring whose arcs are its classes, and the ring in the middle is all of them. */
export function planRings({ seed, alpha, clients: count, width, height }: RingsOptions): RingPicture {
  const split = splitSamples({ seed: `${seed} ${alpha}`, alpha, clients: count, classes: hueCount, samples });
  const scale = Math.min(width / drawn.width, height / drawn.height);
  const center = { x: width / 2, y: height / 2 };
  const turn = seededRandom(seed)() / count;
  const whole = ringOf(
    Array.from({ length: hueCount }, (_, hue) => split.reduce((total, counts) => total + (counts[hue] ?? 0), 0)),
    { ...center, radius: drawn.whole * scale, stroke: drawn.wholeStroke * scale },
  );
  const most = Math.max(...split.map(total));
  const clients = split.map((counts, index) => {
    const angle = 2 * Math.PI * (index / count + turn);
    // The area inside a ring is proportional to its samples, down to a minimum radius.
    const radius = Math.max(drawn.least, drawn.most * Math.sqrt(total(counts) / most)) * scale;
    const room = drawn.most * scale + drawn.stroke * scale;
    const at = {
      x: center.x + (width / 2 - room) * Math.sin(angle),
      y: center.y - (height / 2 - room) * Math.cos(angle),
    };
    return ringOf(counts, { ...at, radius, stroke: drawn.stroke * scale });
  });
  return { width, height, whole, clients, edges: clients.map((client) => edgeOf(client, whole, drawn.gap * scale)) };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function ringOf(counts: readonly number[], place: Pick<Ring, "x" | "y" | "radius" | "stroke">): Ring {
  const all = total(counts);
  let reached = 0;
  const arcs = counts.map((count, hue) => {
    const from = reached / all;
    reached += count;
    return { hue, from, to: reached / all };
  });
  return { ...place, samples: all, arcs: arcs.filter(({ from, to }) => to > from) };
}

/** From the edge of a client to the edge of the whole, with a gap at both ends. */
function edgeOf(client: Ring, whole: Ring, gap: number): Edge {
  const middle = { x: (client.x + whole.x) / 2, y: (client.y + whole.y) / 2 };
  const aside = {
    x: middle.x - (client.y - whole.y) * bend,
    y: middle.y + (client.x - whole.x) * bend,
  };
  return { from: towards(client, aside, gap), bend: aside, to: towards(whole, aside, gap) };
}

/** The point outside a ring, `gap` away from its line, in the direction of `to`. */
function towards(ring: Ring, to: Point, gap: number): Point {
  const [x, y] = [to.x - ring.x, to.y - ring.y];
  const part = (ring.radius + ring.stroke / 2 + gap) / Math.hypot(x, y);
  return { x: ring.x + x * part, y: ring.y + y * part };
}
