export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export type Segment = readonly [Point, Point];

export function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** @returns the distance between two rectangles, 0 if they touch or overlap. */
export function distance(a: Rect, b: Rect): number {
  const across = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);
  const down = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0);
  return Math.hypot(across, down);
}

export function segments(points: readonly Point[]): Segment[] {
  return points.slice(1).map((point, index) => [points[index] as Point, point]);
}

/** @returns start and end of the part of a segment inside a rectangle, as fractions of the segment's length, or null if there is none. */
export function within([from, to]: Segment, rect: Rect): readonly [number, number] | null {
  let [start, end] = [0, 1];
  for (const [origin, way, low, high] of [
    [from.x, to.x - from.x, rect.x, rect.x + rect.width],
    [from.y, to.y - from.y, rect.y, rect.y + rect.height],
  ] as const) {
    if (way === 0) {
      if (origin <= low || origin >= high) return null;
      continue;
    }
    const [enter, leave] =
      way > 0 ? [(low - origin) / way, (high - origin) / way] : [(high - origin) / way, (low - origin) / way];
    start = Math.max(start, enter);
    end = Math.min(end, leave);
  }
  return start < end ? [start, end] : null;
}

export function crosses(segment: Segment, rect: Rect): boolean {
  return within(segment, rect) !== null;
}

export function pointAt([from, to]: Segment, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function lengthOf([from, to]: Segment): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
