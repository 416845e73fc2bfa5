import type { DiagramEdge, DiagramGroup, DiagramNode, Direction, Graph, Kind, Shape } from "./diagram";
import { DiagramError } from "./diagram";

const directions: Readonly<Record<string, Direction>> = { TD: "DOWN", TB: "DOWN", BT: "UP", LR: "RIGHT", RL: "LEFT" };

export function readDirection(name: string, line: number): Direction {
  const direction = directions[name];
  if (direction) return direction;
  throw new DiagramError(line, `"${name}" is not a direction.`, `write one of ${Object.keys(directions).join(", ")}.`);
}

/** Builds a graph statement by statement: an arrow may mention a node before a later statement describes it. */
export function createGraph() {
  const nodes = new Map<string, DiagramNode>();
  const groups = new Map<string, DiagramGroup>();
  const edges: DiagramEdge[] = [];
  return {
    groups,
    /** Adds a node, or updates it. */
    node(id: string, news: { label?: string; shape?: Shape; kind?: Kind; group?: string | null } = {}): void {
      const { label = id, shape = "box", kind = null, group = null } = { ...nodes.get(id), ...news };
      nodes.set(id, { id, label, shape, kind, group });
    },
    has: (id: string) => nodes.has(id),
    edge: (edge: DiagramEdge) => void edges.push(edge),
    finish(direction: Direction): Graph {
      for (const { from, to, line } of edges) {
        const group = [from, to].find((id) => groups.has(id));
        if (group !== undefined)
          throw new DiagramError(
            line,
            `"${group}" is a subgraph: an arrow cannot end at it.`,
            "end it at a node within.",
          );
      }
      return { type: "graph", direction, nodes: [...nodes.values()], groups: [...groups.values()], edges };
    },
  };
}
