import { crosses, distance, grow, lengthOf, segments, type Point, type Rect, type Segment } from "./geometry";
import { headLength, headWidth, type Layout, type PlacedEdge, type PlacedLabel, type PlacedNode } from "./layout";
import { textSize } from "./measureText";

export interface Finding {
  /** Line in the text of the diagram, from 1. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** Width of a picture in the text column, in CSS pixels: `--width-text` without the frame. A wider picture is scaled down. */
export const column = 702;
/** Minimum distance of two labels: closer ones look like a single label. */
const apart = 6;
/** Maximum ratio of height to width: a taller picture should be a list. */
const tallest = 3;
/** Tolerance for rounding errors. */
const slack = 0.5;

/** @returns the faults that a reader of the rendered diagram would see. */
export function judgeLayout(layout: Layout): Finding[] {
  const names = new Map(layout.nodes.map(({ id, lines }) => [id, lines.join(" ") || id]));
  const nameOf = (id: string) => `"${names.get(id) ?? id}"`;
  return [
    ...layout.edges.flatMap((edge) => judgeWay(edge, layout, nameOf)),
    ...layout.edges.flatMap((edge) => judgeHeads(edge, layout, nameOf)),
    ...judgeTips(layout, nameOf),
    ...judgeLabels(layout, nameOf),
    ...judgeSize(layout),
  ];
}

type NameOf = (id: string) => string;

const reroute = "write the nodes in the order of the arrows, or leave an arrow out.";

function judgeWay(edge: PlacedEdge, { nodes, groups, edges }: Layout, nameOf: NameOf): Finding[] {
  const arrow = describeEdge(edge, nameOf);
  const { line } = edge;
  const touches = (rect: Rect) => segments(edge.points).some((segment) => crosses(segment, grow(rect, -slack)));
  const homes = new Set(nodes.filter(({ id }) => id === edge.from || id === edge.to).flatMap((node) => node.groups));
  return [
    ...nodes
      .filter(({ rect }) => touches(rect))
      .map(({ id }) => ({ line, what: `${arrow} goes through ${nameOf(id)}.`, fix: reroute })),
    ...groups
      .filter(({ id, rect }) => !homes.has(id) && touches(rect))
      .map(({ title }) => ({
        line,
        what: `${arrow} goes through the group "${title.lines.join(" ")}".`,
        fix: reroute,
      })),
    ...groups
      .filter(({ id, title }) => homes.has(id) && touches(title.rect))
      .map(({ title }) => ({
        line,
        what: `${arrow} goes through the title "${title.lines.join(" ")}".`,
        fix: reroute,
      })),
    ...edges
      .filter(({ label }) => edge.label !== label && label && touches(label.rect))
      .map(({ label }) => ({
        line,
        what: `${arrow} goes through the label "${label?.lines.join(" ")}".`,
        fix: reroute,
      })),
  ];
}

function judgeHeads(edge: PlacedEdge, layout: Layout, nameOf: NameOf): Finding[] {
  const { points, heads, from, to, line } = edge;
  const [first, second] = points;
  const [last, beforeLast] = [points.at(-1), points.at(-2)];
  const ends: [boolean, Point | undefined, Point | undefined, string][] = [
    [heads.end, last, beforeLast, to],
    [heads.start, first, second, from],
  ];
  const arrow = describeEdge(edge, nameOf);
  return ends.flatMap(([hasHead, tip, before, id]) => {
    if (!hasHead) return [];
    const what = tip && before ? faultOfHead(tip, before, id, edge, layout) : "is missing";
    if (what === null) return [];
    return [
      {
        line,
        what: `The head of ${lower(arrow)} at ${nameOf(id)} ${what}.`,
        fix: "leave an arrow out, or shorten its label.",
      },
    ];
  });
}

/** @returns what is wrong with an arrowhead, or null. */
function faultOfHead(tip: Point, before: Point, id: string, edge: PlacedEdge, layout: Layout): string | null {
  const shaft: Segment = [before, tip];
  if (lengthOf(shaft) < headLength) return "is bent";
  if (!meets(shaft, id, layout)) return "does not meet its side at a right angle";
  const others = layout.nodes.filter((node) => node.id !== id);
  const back = headLength / lengthOf(shaft);
  const base = { x: tip.x + (before.x - tip.x) * back, y: tip.y + (before.y - tip.y) * back };
  const covers = (rect: Rect) => crosses([base, tip], grow(rect, -slack));
  if (others.some(({ rect }) => covers(rect)) || (edge.label && covers(edge.label.rect))) return "is hidden";
  return null;
}

/** Finds arrowheads at the same node that are so close that they look like one. */
function judgeTips({ edges, lifelines }: Layout, nameOf: NameOf): Finding[] {
  const tips = edges.flatMap(({ points, heads, from, to, line }) => {
    const ends = [
      { has: heads.end, tip: points.at(-1), id: to, line },
      { has: heads.start, tip: points[0], id: from, line },
    ];
    return ends.flatMap(({ has, tip, ...rest }) => (has && tip ? [{ ...rest, tip }] : []));
  });
  if (lifelines.length > 0) return [];
  return tips.flatMap(({ tip, id, line }, index) =>
    tips.slice(0, index).some((other) => Math.hypot(other.tip.x - tip.x, other.tip.y - tip.y) < headWidth)
      ? [{ line, what: `Arrowheads at ${nameOf(id)} touch.`, fix: "leave an arrow out." }]
      : [],
  );
}

/** Whether a line comes from outside and ends on the border of its node at a right angle. */
function meets([before, tip]: Segment, id: string, { nodes, lifelines }: Layout): boolean {
  const isUpright = Math.abs(tip.x - before.x) < slack;
  const isLevel = Math.abs(tip.y - before.y) < slack;
  const lifeline = lifelines.find((each) => each.id === id);
  if (lifeline) return isLevel && Math.abs(tip.x - lifeline.x) < slack;
  const rect = nodes.find((node) => node.id === id)?.rect;
  if (!rect) return false;
  const near = (a: number, b: number) => Math.abs(a - b) < slack;
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  if (isUpright && tip.x > rect.x && tip.x < right) return before.y < tip.y ? near(tip.y, rect.y) : near(tip.y, bottom);
  if (isLevel && tip.y > rect.y && tip.y < bottom) return before.x < tip.x ? near(tip.x, rect.x) : near(tip.x, right);
  return false;
}

function judgeLabels({ edges, nodes, groups }: Layout, nameOf: NameOf): Finding[] {
  const labels = edges.flatMap(({ label, line }) => (label ? [{ label, line }] : []));
  const titles = groups.map(({ title }) => title);
  const fix = "shorten the label, or leave it out.";
  return labels.flatMap(({ label, line }, index) => [
    ...[...labels.slice(0, index).map((other) => other.label), ...titles]
      .filter((other) => distance(label.rect, other.rect) < apart)
      .map((other) => ({
        line,
        what: `The labels ${quote(label)} and ${quote(other)} are less than ${apart} px apart.`,
        fix,
      })),
    ...nodes
      .filter((node: PlacedNode) => distance(label.rect, node.rect) < apart)
      .map(({ id }) => ({ line, what: `The label ${quote(label)} is less than ${apart} px from ${nameOf(id)}.`, fix })),
  ]);
}

function judgeSize({ width, height }: Layout): Finding[] {
  const findings: Finding[] = [];
  if (height > tallest * width)
    findings.push({
      line: 1,
      what: `The picture is ${height} px tall and ${width} px wide.`,
      fix: 'write "flowchart LR", or make it a list in <Steps>.',
    });
  const shown = Math.floor(textSize * Math.min(1, column / width) * 10) / 10;
  if (shown < textSize)
    findings.push({
      line: 1,
      what: `The picture is ${width} px wide and the column ${column} px: its text is shown at ${shown} px in place of ${textSize}.`,
      fix: 'write "flowchart TD", break labels with <br>, or show less.',
    });
  return findings;
}

function describeEdge({ from, to }: PlacedEdge, nameOf: NameOf): string {
  return `The arrow from ${nameOf(from)} to ${nameOf(to)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function quote({ lines }: PlacedLabel): string {
  return `"${lines.join(" ")}"`;
}
