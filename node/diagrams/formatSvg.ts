import { at, box, client, corner, formOf, n } from "./forms";
import { grow, lengthOf, pointAt, segments, within, type Point, type Rect, type Segment } from "./geometry";
import { headLength, headWidth, type Layout, type PlacedEdge, type PlacedLabel, type PlacedNode } from "./layout";
import { lineHeight, textSize } from "./measureText";
import { depth } from "./sizeOfNode";

const bend = 6;
/** Distance from the middle of a text line to its baseline, as a fraction of the font size. */
const toBaseline = 0.35;
/** Distance that lines keep from words. */
const clearing = 2;

/**
 * Renders a diagram's layout as SVG, without colors and styles. Those are in the style sheet's rules for
 * `.diagram-picture`, so that the picture follows the color mode.
 */
export function formatSvg(layout: Layout): string {
  const { width, height, nodes, groups, edges, lifelines } = layout;
  const words = edges.flatMap(({ label }) => (label ? [label.rect] : []));
  const parts = [
    ...groups.map(({ rect, title }) => `<g class="group">${box(rect, corner)}${text(title)}</g>`),
    ...lifelines.map(({ x, top, bottom }) => {
      const pieces = cut(
        [
          { x, y: top },
          { x, y: bottom },
        ],
        words.map((rect) => grow(rect, 1)),
      );
      return `<path class="lifeline" d="${pieces.map((piece) => path(piece)).join("")}"/>`;
    }),
    ...edges.map((edge) => formatEdge(edge, layout)),
    ...nodes.map((node) => formatNode(node, layout.isVertical)),
    ...edges.map(({ label }) => (label && label.lines.join("") !== "" ? `<g class="label">${text(label)}</g>` : "")),
  ];
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

function formatEdge(
  { points, heads, stroke, label, from, to }: PlacedEdge,
  { nodes, lifelines, isVertical }: Layout,
): string {
  const [nodeOf, hasLifelines] = [(id: string) => nodes.find((node) => node.id === id), lifelines.length > 0];
  const reach = (end: Point, before: Point, id: string) => {
    const node = nodeOf(id);
    return hasLifelines || !node ? end : toOutline(end, before, node, isVertical);
  };
  const ends = [...points];
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  if (first && second) ends[0] = reach(first, second, from);
  if (last && beforeLast) ends[ends.length - 1] = reach(last, beforeLast, to);
  const tips: string[] = [];
  if (heads.end) tips.push(head(ends, ends.length - 1, ends.length - 2));
  if (heads.start) tips.push(head(ends, 0, 1));
  const pieces = cut(ends, label && !hasLifelines ? [grow(label.rect, clearing)] : []);
  return `<path class="edge ${stroke}" d="${pieces.map((piece) => path(piece, bend)).join("")}"/>${tips.map((d) => `<path class="head" d="${d}"/>`).join("")}`;
}

/** Returns the path of an arrowhead, and shortens the line by its length. */
function head(points: Point[], tipIndex: number, beforeIndex: number): string {
  const [tip, before] = [points[tipIndex], points[beforeIndex]];
  if (!tip || !before) return "";
  const way: Segment = [tip, before];
  const base = pointAt(way, headLength / lengthOf(way));
  const [dx, dy] = [(base.x - tip.x) / headLength, (base.y - tip.y) / headLength];
  const half = headWidth / 2;
  points[tipIndex] = base;
  return `M${at(tip)}L${at({ x: base.x - dy * half, y: base.y + dx * half })}L${at({ x: base.x + dy * half, y: base.y - dx * half })}Z`;
}

/** @returns the pieces of a line outside the rectangles. */
function cut(points: readonly Point[], rects: readonly Rect[]): Point[][] {
  const pieces: Point[][] = [];
  let current: Point[] = points.slice(0, 1);
  for (const segment of segments(points)) {
    const gaps = rects.flatMap(
      (rect) => [within(segment, rect) ?? []].filter(({ length }) => length > 0) as [number, number][],
    );
    for (const [start, end] of gaps.sort(([a], [b]) => a - b)) {
      if (start > 0) pieces.push([...current, pointAt(segment, start)]);
      current = [pointAt(segment, end)];
    }
    current.push(segment[1]);
  }
  pieces.push(current);
  return pieces.filter((piece) => segments(piece).some((each) => lengthOf(each) > 0.5));
}

function formatNode({ lines, rect, shape, kind }: PlacedNode, isVertical: boolean): string {
  const label: PlacedLabel = { lines, rect: { ...rect, y: rect.y + (kind === "data" ? depth.lid : 0) } };
  const form = formOf(kind ?? shape, rect, isVertical);
  return `<g class="node"${kind ? ` data-kind="${kind}"` : ""}>${form}${text(label)}</g>`;
}

/** Moves the end of a line from the bounding box of a node to the node's outline. */
export function toOutline(end: Point, before: Point, { rect, shape, kind }: PlacedNode, isVertical: boolean): Point {
  const isUpright = Math.abs(end.x - before.x) < Math.abs(end.y - before.y);
  const inward = isUpright ? Math.sign(end.y - before.y) : Math.sign(end.x - before.x);
  const [along, extent] = isUpright ? [end.x - rect.x, rect.width] : [end.y - rect.y, rect.height];
  const inset = insetOf(kind ?? shape, Math.min(along, extent - along), extent, isUpright, isVertical, rect);
  return isUpright ? { x: end.x, y: end.y + inward * inset } : { x: end.x + inward * inset, y: end.y };
}

/** @param near distance from the nearer corner, along a side of the length `extent`. */
function insetOf(
  form: string,
  near: number,
  extent: number,
  isUpright: boolean,
  isVertical: boolean,
  { width, height }: Rect,
): number {
  const arc = (radius: number) => (near >= radius ? 0 : radius - Math.sqrt(radius ** 2 - (radius - near) ** 2));
  if (form === "data") {
    const half = extent / 2;
    return isUpright ? depth.lid - depth.lid * Math.sqrt(Math.max(0, 1 - ((half - near) / half) ** 2)) : 0;
  }
  if (form === "client" || form === "pill") return arc(Math.min(height / 2, client));
  if (form === "round") return arc(12);
  if (form === "start" || form === "end") {
    const radius = Math.min(width, height) / 2;
    return radius - Math.sqrt(Math.max(0, radius ** 2 - (extent / 2 - near) ** 2));
  }
  if (form === "platform") return Math.max(0, depth.cut - near);
  if (form === "decision") {
    if (isUpright !== isVertical) return (1 - near / (extent / 2)) * depth.point;
    return 0;
  }
  return form === "box" || form === "artifact" ? arc(corner) : 0;
}

function text({ lines, rect }: PlacedLabel): string {
  const middle = rect.x + rect.width / 2;
  const first = rect.y + rect.height / 2 - ((lines.length - 1) * lineHeight) / 2 + textSize * toBaseline;
  return lines
    .map((line, index) =>
      line === "" ? "" : `<text x="${n(middle)}" y="${n(first + index * lineHeight)}">${escape(line)}</text>`,
    )
    .join("");
}

/** @param radius of the rounded corners. */
function path(points: readonly Point[], radius = 0): string {
  const [first, ...rest] = points;
  if (!first) return "";
  return rest.reduce(
    (d, point, index) => {
      const next = rest[index + 1];
      const before = points[index] as Point;
      if (!next || radius === 0) return `${d}L${at(point)}`;
      const [back, on]: [Segment, Segment] = [
        [point, before],
        [point, next],
      ];
      const r = Math.min(radius, lengthOf(back) / 2, lengthOf(on) / 2);
      if (r < 1) return `${d}L${at(point)}`;
      return `${d}L${at(pointAt(back, r / lengthOf(back)))}Q${at(point)} ${at(pointAt(on, r / lengthOf(on)))}`;
    },
    `M${at(first)}`,
  );
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escape(value: string): string {
  return value.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
