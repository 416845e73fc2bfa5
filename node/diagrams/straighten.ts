import { crosses, grow, segments, type Point, type Rect } from "./geometry";
import type { PlacedEdge, PlacedNode } from "./layout";

/** Maximum size of a small step in a line, which looks like a mistake. */
const smallStep = 18;
/** Minimum distance of an end to the corner of its node, and to the next end. */
const room = { corner: 12, end: 9 };

/** Removes small steps from lines by moving the end before the step along the side of its node. */
export function straighten(edges: readonly PlacedEdge[], nodes: readonly PlacedNode[]): PlacedEdge[] {
  const result = [...edges];
  const rectOf = (id: string) => nodes.find((node) => node.id === id)?.rect;
  for (const [index] of result.entries()) {
    for (const isStart of [true, false]) {
      const edge = result[index] as PlacedEdge;
      if (edge.from === edge.to) continue;
      const points = isStart ? edge.points : [...edge.points].reverse();
      const moved = moveEnd(points, rectOf(isStart ? edge.from : edge.to));
      if (!moved) continue;
      const others = result.filter((each) => each !== edge);
      if (isTooNear(moved, others) || runsInto(moved, nodes, edge, others)) continue;
      result[index] = { ...edge, points: isStart ? moved : [...moved].reverse() };
    }
  }
  return result;
}

/** @returns the line without its first step, or null if that step is not small or cannot be removed. */
function moveEnd(points: readonly Point[], rect: Rect | undefined): Point[] | null {
  const [end, turn, back, next, ...rest] = points;
  if (!rect || !end || !turn || !back || !next) return null;
  const isUpright = end.x === turn.x;
  const [step, along, low, extent] = isUpright
    ? [back.x - end.x, back.x, rect.x, rect.width]
    : [back.y - end.y, back.y, rect.y, rect.height];
  const isStep = isUpright ? turn.y === back.y && back.x === next.x : turn.x === back.x && back.y === next.y;
  const corner = Math.min(room.corner, extent / 3);
  if (!isStep || Math.abs(step) > smallStep || along < low + corner || along > low + extent - corner) return null;
  return [isUpright ? { x: along, y: end.y } : { x: end.x, y: along }, next, ...rest];
}

function isTooNear([end]: readonly Point[], others: readonly PlacedEdge[]): boolean {
  return others.some(({ points }) =>
    [points[0], points.at(-1)].some((other) => end && other && Math.hypot(end.x - other.x, end.y - other.y) < room.end),
  );
}

function runsInto(
  moved: readonly Point[],
  nodes: readonly PlacedNode[],
  { from, to, label }: PlacedEdge,
  others: readonly PlacedEdge[],
): boolean {
  const [first] = segments(moved);
  const foreign = nodes.filter(({ id }) => id !== from && id !== to).map(({ rect }) => grow(rect, room.end));
  const labels = others.flatMap((other) => (other.label && other.label !== label ? [grow(other.label.rect, 4)] : []));
  return first !== undefined && [...foreign, ...labels].some((rect) => crosses(first, rect));
}
