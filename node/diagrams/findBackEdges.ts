import type { DiagramEdge } from "./diagram";

/**
 * Finds the arrows that go back in a circle, seen from the node that the author names first: they are placed as if they went on, so
 * that all others go one way.
 */
export function findBackEdges(edges: readonly DiagramEdge[]): ReadonlySet<DiagramEdge> {
  const backEdges = new Set<DiagramEdge>();
  const done = new Set<string>();
  const visit = (id: string, above: readonly string[]): void => {
    if (done.has(id)) return;
    const path = [...above, id];
    for (const edge of edges) {
      if (edge.from !== id || edge.to === id) continue;
      if (path.includes(edge.to)) backEdges.add(edge);
      else visit(edge.to, path);
    }
    done.add(id);
  };
  for (const { from } of edges) visit(from, []);
  return backEdges;
}
