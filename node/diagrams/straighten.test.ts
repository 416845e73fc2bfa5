import { expect, test } from "@jest/globals";
import type { PlacedEdge, PlacedNode } from "./layout";
import { straighten } from "./straighten";

const node = (id: string, x: number, y: number): PlacedNode => ({
  id,
  lines: [id],
  rect: { x, y, width: 100, height: 40 },
  shape: "box",
  kind: null,
  groups: [],
});
const nodes = [node("A", 0, 0), node("B", 0, 140)];
const edge = (...points: (readonly [number, number])[]): PlacedEdge => ({
  from: "A",
  to: "B",
  points: points.map(([x, y]) => ({ x, y })),
  heads: { start: false, end: true },
  stroke: "solid",
  label: null,
  line: 2,
});
const stepAt = (x: number, to: number) => edge([x, 40], [x, 90], [to, 90], [to, 140]);
const pointsOf = (edges: readonly PlacedEdge[]) => edges.map(({ points }) => points.map(({ x, y }) => [x, y]));

test("removes a small step by moving one end along its side", () => {
  expect(pointsOf(straighten([stepAt(50, 56)], nodes))).toEqual([
    [
      [56, 40],
      [56, 140],
    ],
  ]);
});

test.each([
  ["a large step", [stepAt(30, 60)]],
  ["an end that would come to a corner", [stepAt(90, 98)]],
  ["an end that would touch another", [stepAt(50, 56), edge([58, 40], [58, 140])]],
])("keeps %s", (_, edges) => {
  expect(straighten(edges, nodes)).toEqual(edges);
});

test("keeps a step if the line without it would go through a node", () => {
  const between = node("C", 45, 70);
  expect(straighten([stepAt(40, 50)], [...nodes, between])).toEqual([stepAt(40, 50)]);
});
