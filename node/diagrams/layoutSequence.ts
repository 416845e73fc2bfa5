import type { DiagramEdge, DiagramNode, Sequence } from "./diagram";
import { margin, type Layout, type PlacedEdge } from "./layout";
import { measureLabel } from "./measureText";
import { sizeOfNode } from "./sizeOfNode";

/** Gaps between the boxes of participants, and on each side of a label between two lifelines. */
const gap = 24;
const besideLabel = 14;
const loop = { width: 24, height: 20, beforeLabel: 8 };
/** Vertical space of a message: above its label, between label and line, below the line. */
const row = { above: 6, between: 5, below: 8 };
const belowHeads = 14;

/** Lays out a sequence: participants side by side, messages one below the other. */
export function layoutSequence({ participants, messages }: Sequence): Layout {
  const order = new Map(participants.map(({ id }, index) => [id, index]));
  const indexOf = (id: string) => order.get(id) ?? 0;
  const sizes = participants.map((each) => sizeOfNode(each, true));
  const height = Math.max(...sizes.map((size) => size.height), 0);
  const centers = placeCenters(
    sizes.map(({ width }) => width),
    messages,
    indexOf,
  );

  let top = margin + height + belowHeads;
  const edges: PlacedEdge[] = messages.map((message) => {
    const { placed, bottom } = placeMessage(
      message,
      centers[indexOf(message.from)] ?? 0,
      centers[indexOf(message.to)] ?? 0,
      top,
    );
    top = bottom;
    return placed;
  });
  const bottom = top + 6;
  const right = [
    ...sizes.map(({ width }, index) => (centers[index] ?? 0) + width / 2),
    ...edges.map(({ label }) => (label ? label.rect.x + label.rect.width : 0)),
  ];
  return {
    width: Math.ceil(Math.max(...right, 0) + margin),
    height: Math.ceil(bottom + margin),
    isVertical: true,
    nodes: participants.map((each, index) =>
      placeParticipant(each, centers[index] ?? 0, sizes[index]?.width ?? 0, height),
    ),
    groups: [],
    edges,
    lifelines: participants.map(({ id }, index) => ({ id, x: centers[index] ?? 0, top: margin + height, bottom })),
  };
}

/** Places participants as close together as boxes and labels allow. */
function placeCenters(widths: readonly number[], messages: readonly DiagramEdge[], indexOf: (id: string) => number) {
  const centers: number[] = [];
  for (const [index, width] of widths.entries()) {
    const before = widths[index - 1];
    let x = before === undefined ? margin + width / 2 : (centers[index - 1] ?? 0) + before / 2 + gap + width / 2;
    for (const { from, to, label } of messages) {
      const [first = 0, last = 0] = [indexOf(from), indexOf(to)].sort((a, b) => a - b);
      const needed = measureLabel(label).width + 2 * besideLabel;
      if (last === index && first < index) x = Math.max(x, (centers[first] ?? 0) + needed + 8);
      // The label of a message to oneself is left of the next lifeline.
      if (first === last && first === index - 1)
        x = Math.max(x, (centers[first] ?? 0) + loop.width + loop.beforeLabel + needed);
    }
    centers.push(Math.round(x));
  }
  return centers;
}

function placeMessage(
  message: DiagramEdge,
  from: number,
  to: number,
  top: number,
): { placed: PlacedEdge; bottom: number } {
  const { label: text, from: source, to: target, heads, stroke, line } = message;
  const { lines, width, height } = measureLabel(text);
  const shared = { from: source, to: target, heads, stroke, line };
  if (source === target) {
    const labelTop = top + row.above;
    const middle = labelTop + Math.max(height, loop.height) / 2;
    const [upper, lower] = [middle - loop.height / 2, middle + loop.height / 2];
    const out = from + loop.width;
    const points = [
      { x: from, y: upper },
      { x: out, y: upper },
      { x: out, y: lower },
      { x: from, y: lower },
    ];
    const rect = { x: out + loop.beforeLabel, y: middle - height / 2, width, height };
    return {
      placed: { ...shared, points, label: { lines, rect } },
      bottom: Math.max(lower, rect.y + height) + row.below,
    };
  }
  const rect = { x: (from + to) / 2 - width / 2, y: top + row.above, width, height };
  const y = rect.y + height + row.between;
  const points = [
    { x: from, y },
    { x: to, y },
  ];
  return { placed: { ...shared, points, label: { lines, rect } }, bottom: y + row.below };
}

function placeParticipant({ id, label, shape, kind }: DiagramNode, center: number, width: number, height: number) {
  const rect = { x: center - width / 2, y: margin, width, height };
  return { id, lines: measureLabel(label).lines, rect, shape, kind, groups: [] };
}
