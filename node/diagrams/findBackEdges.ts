import type { DiagramEdge } from "./diagram";

/**
 * Finds the arrows that close a cycle, starting from the node that the author names first. They are laid out in
 * reverse, so that all arrows point in one direction.
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
