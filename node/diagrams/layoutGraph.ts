import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, LayoutOptions } from "elkjs";
import type { DiagramEdge, DiagramGroup, DiagramNode, Graph } from "./diagram";
import type { Point, Rect } from "./geometry";
import { margin, type Layout, type PlacedEdge, type PlacedLabel } from "./layout";
import { lineHeight, measureLabel } from "./measureText";
import { findBackEdges } from "./findBackEdges";
import { sizeOfNode } from "./sizeOfNode";
import { straighten } from "./straighten";

const title = { above: 12, beside: 16 };
/** Space between an edge label and the line on both sides of it. */
const aroundLabel = 6;
const betweenEnds = 12;

const options: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.padding": `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeNode": "20",
  "elk.spacing.edgeEdge": "16",
  "elk.spacing.edgeLabel": `${aroundLabel}`,
  "elk.spacing.labelNode": "8",
  "elk.spacing.nodeSelfLoop": "20",
  "elk.spacing.componentComponent": "28",
  "elk.layered.spacing.nodeNodeBetweenLayers": "30",
  "elk.layered.spacing.edgeNodeBetweenLayers": "20",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.considerModelOrder.components": "FORCE_MODEL_ORDER",
  "elk.layered.nodePlacement.strategy": "BRANDES_KOEPF",
  "elk.layered.nodePlacement.bk.fixedAlignment": "BALANCED",
};

/**
 * Lays out a flowchart or state diagram: boxes in layers, lines with right angles around them.
 *
 * @source the options: https://eclipse.dev/elk/reference/options.html
 */
export async function layoutGraph(graph: Graph): Promise<Layout> {
  // Load on demand: it takes a sixth of a second, and most documents have no diagram.
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const isVertical = graph.direction === "DOWN" || graph.direction === "UP";
  const backEdges = findBackEdges(graph.edges);
  const result = await new Elk().layout(describe(graph, isVertical, backEdges));

  const boxes = new Map<string, Rect>();
  const collect = ({ id, x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode) => {
    boxes.set(id, { x, y, width, height });
    children.forEach(collect);
  };
  result.children?.forEach(collect);
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const parents = new Map(graph.groups.map((group) => [group.id, group.parent]));
  const chain = (id: string | null): string[] => (id === null ? [] : [id, ...chain(parents.get(id) ?? null)]);

  const nodes = graph.nodes.map(({ id, label, shape, kind, group }) => ({
    id,
    lines: measureLabel(label).lines,
    rect: boxOf(id),
    shape,
    kind,
    groups: chain(group),
  }));
  const edges = graph.edges.map((edge, index) => placeEdge(edge, result.edges?.[index], backEdges.has(edge)));
  return {
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    isVertical,
    nodes,
    groups: graph.groups.map(({ id, label }) => ({ id, rect: boxOf(id), title: placeTitle(label, boxOf(id)) })),
    edges: straighten(edges, nodes),
    lifelines: [],
  };
}

function describe(graph: Graph, isVertical: boolean, backEdges: ReadonlySet<DiagramEdge>): ElkNode {
  const groupOf = new Map(graph.nodes.map(({ id, group }) => [id, group]));
  // If no arrow leaves a group, lay out each group separately, which keeps groups symmetric.
  const isSeparate = graph.edges.every(({ from, to }) => groupOf.get(from) === groupOf.get(to));
  const hierarchy = { "elk.hierarchyHandling": isSeparate ? "SEPARATE_CHILDREN" : "INCLUDE_CHILDREN" };
  const childrenOf = (parent: string | null): ElkNode[] => [
    ...graph.nodes
      .filter(({ group }) => group === parent)
      .map((node) => ({ id: node.id, ...withRoomForEnds(node, graph.edges, isVertical) })),
    ...graph.groups.filter((group) => group.parent === parent).map(describeGroup),
  ];
  const describeGroup = (group: DiagramGroup): ElkNode => {
    const { width, height } = measureLabel(group.label);
    return {
      id: group.id,
      children: childrenOf(group.id),
      layoutOptions: {
        ...(isSeparate && { ...options, "elk.direction": graph.direction }),
        "elk.padding": `[top=${height + 2 * title.above},left=20,bottom=20,right=20]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${width + 2 * title.beside}, 0)`,
      },
    };
  };
  return {
    id: " root",
    layoutOptions: { ...options, ...hierarchy, "elk.direction": graph.direction },
    children: childrenOf(null),
    edges: graph.edges.map((edge, index) => {
      const ends = backEdges.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
      return {
        id: ` edge ${index}`,
        sources: ends.slice(0, 1),
        targets: ends.slice(1),
        ...(edge.label !== "" && { labels: [describeLabel(edge.label)] }),
      };
    }),
  };
}

/** Enlarges a node so that arrowheads next to each other on one side do not touch. */
function withRoomForEnds(node: DiagramNode, edges: readonly DiagramEdge[], isVertical: boolean) {
  const size = sizeOfNode(node, isVertical);
  const [out, into] = (["from", "to"] as const).map((end) => edges.filter((edge) => edge[end] === node.id).length);
  const most = Math.max(out ?? 0, into ?? 0);
  const needed = (most + 1) * betweenEnds;
  if (node.shape === "start" || node.shape === "end") {
    // Make the circle large enough for the outermost arrowheads to meet it.
    const diameter = Math.max(size.height, (most - 1) * betweenEnds + 6);
    return isVertical
      ? { width: Math.max(diameter, needed), height: diameter }
      : { width: diameter, height: Math.max(diameter, needed) };
  }
  return isVertical
    ? { ...size, width: Math.max(size.width, needed) }
    : { ...size, height: Math.max(size.height, needed) };
}

function describeLabel(label: string) {
  const { width, height } = measureLabel(label);
  return {
    text: label,
    width: width + aroundLabel,
    height,
    layoutOptions: { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" },
  };
}

function placeTitle(label: string, { x, y }: Rect): PlacedLabel {
  const { lines, width, height } = measureLabel(label);
  return { lines, rect: { x: x + title.beside, y: y + title.above - 2, width, height: Math.max(height, lineHeight) } };
}

function placeEdge(
  edge: DiagramEdge,
  { sections = [], labels = [] }: Partial<ElkExtendedEdge> = {},
  isBackEdge: boolean,
): PlacedEdge {
  const { from, to, heads, stroke, line } = edge;
  const [label] = labels;
  const { lines } = measureLabel(edge.label);
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
  return {
    from,
    to,
    heads,
    stroke,
    line,
    points: isBackEdge ? sections.flatMap(pointsOf).reverse() : sections.flatMap(pointsOf),
    label: label ? { lines, rect: { x, y, width, height } } : null,
  };
}

function pointsOf({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] {
  return [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y }));
}
