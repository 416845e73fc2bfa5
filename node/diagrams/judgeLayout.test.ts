import { describe, expect, test } from "@jest/globals";
import { column, judgeLayout } from "./judgeLayout";
import type { Layout, PlacedEdge, PlacedGroup, PlacedLabel, PlacedNode } from "./layout";
import { renderDiagram } from "./renderDiagram";

const node = (id: string, x: number, y: number, groups: string[] = []): PlacedNode => ({
  id,
  lines: [id],
  rect: { x, y, width: 100, height: 40 },
  shape: "box",
  kind: null,
  groups,
});

const label = (words: string, x: number, y: number): PlacedLabel => ({
  lines: [words],
  rect: { x, y, width: 50, height: 18 },
});

/** An edge from A to B; node B is below node A. */
const edge = (points: readonly (readonly [number, number])[], more: Partial<PlacedEdge> = {}): PlacedEdge => ({
  from: "A",
  to: "B",
  points: points.map(([x, y]) => ({ x, y })),
  heads: { start: false, end: true },
  stroke: "solid",
  label: null,
  line: 2,
  ...more,
});

const above = node("A", 0, 0);
const below = node("B", 0, 200);
const straight = edge([
  [50, 40],
  [50, 200],
]);

const whatOf = (layout: Partial<Layout>) =>
  judgeLayout({
    width: 300,
    height: 240,
    isVertical: true,
    nodes: [above, below],
    groups: [],
    edges: [straight],
    lifelines: [],
    ...layout,
  }).map(({ line, what }) => `${line} ${what}`);

test("accepts two nodes and an arrow between them", () => {
  expect(whatOf({})).toEqual([]);
  expect(whatOf({ edges: [{ ...straight, heads: { start: true, end: true } }] })).toEqual([]);
});

describe("reports a line", () => {
  test("through a node between its ends", () => {
    expect(whatOf({ nodes: [above, below, node("C", 20, 100)] })).toEqual([
      '2 The arrow from "A" to "B" goes through "C".',
    ]);
    expect(whatOf({ nodes: [above, below, node("C", 60, 100)] })).toEqual([]);
  });

  test("through the node that it starts from", () => {
    const around = edge([
      [50, 0],
      [50, 200],
    ]);
    expect(whatOf({ edges: [around] })).toEqual(['2 The arrow from "A" to "B" goes through "A".']);
  });

  test("through another group or a title, but not through the border of its own group", () => {
    const group = (id: string, y: number): PlacedGroup => ({
      id,
      rect: { x: -20, y, width: 140, height: 80 },
      title: label(id, 30, y + 2),
    });
    expect(whatOf({ groups: [group("Other", 80)] })).toEqual([
      '2 The arrow from "A" to "B" goes through the group "Other".',
    ]);
    expect(whatOf({ nodes: [above, node("B", 0, 200, ["Own"])], groups: [group("Own", 170)] })).toEqual([
      '2 The arrow from "A" to "B" goes through the title "Own".',
    ]);
    const aside = { ...group("Own", 170), title: label("Own", 60, 172) };
    expect(whatOf({ nodes: [above, node("B", 0, 200, ["Own"])], groups: [aside] })).toEqual([]);
  });

  test("through the label of another line", () => {
    const far = [node("C", 200, 0), node("D", 200, 200)];
    const other = {
      ...edge(
        [
          [250, 40],
          [250, 200],
        ],
        { from: "C", to: "D", line: 3 },
      ),
      label: label("far", 30, 100),
    };
    expect(whatOf({ nodes: [above, below, ...far], edges: [straight, other] })).toEqual([
      '2 The arrow from "A" to "B" goes through the label "far".',
    ]);
  });
});

describe("reports an arrowhead", () => {
  const head = 'The head of the arrow from "A" to "B" at';

  test("that is parallel to the side, slanted, outside the box or inside it", () => {
    const wrong = `2 ${head} "B" does not meet its side at a right angle.`;
    expect(
      whatOf({
        edges: [
          edge([
            [50, 40],
            [50, 120],
            [-40, 120],
            [-40, 200],
            [0, 200],
          ]),
        ],
      }),
    ).toEqual([wrong]);
    expect(
      whatOf({
        edges: [
          edge([
            [20, 40],
            [50, 200],
          ]),
        ],
      }),
    ).toEqual([wrong]);
    expect(
      whatOf({
        edges: [
          edge([
            [50, 40],
            [50, 190],
          ]),
        ],
      }),
    ).toEqual([wrong]);
    expect(
      whatOf({
        edges: [
          edge([
            [50, 40],
            [50, 240],
          ]),
        ],
      }),
    ).toContain(wrong);
  });

  test("that is hidden by a node or by its label, or bent", () => {
    expect(whatOf({ nodes: [above, below, node("C", 45, 158)] })).toContain(`2 ${head} "B" is hidden.`);
    expect(whatOf({ edges: [{ ...straight, label: label("words", 30, 178) }] })).toContain(`2 ${head} "B" is hidden.`);
    expect(
      whatOf({
        edges: [
          edge([
            [20, 40],
            [20, 196],
            [50, 196],
            [50, 200],
          ]),
        ],
      }),
    ).toEqual([`2 ${head} "B" is bent.`]);
  });

  test("at the start of a line, too", () => {
    const along = edge(
      [
        [0, 0],
        [120, 0],
        [120, 220],
        [100, 220],
      ],
      { heads: { start: true, end: true } },
    );
    expect(whatOf({ edges: [along] })).toContain(`2 ${head} "A" does not meet its side at a right angle.`);
  });

  test("that touches another arrowhead", () => {
    const beside = edge(
      [
        [55, 40],
        [55, 200],
      ],
      { line: 3 },
    );
    expect(whatOf({ edges: [straight, beside] })).toEqual(['3 Arrowheads at "B" touch.']);
  });

  test("that does not end at a lifeline of a sequence", () => {
    const lifelines = ["A", "B"].map((id, index) => ({ id, x: 50 + index * 200, top: 40, bottom: 200 }));
    const nodes = [above, node("B", 200, 0)];
    expect(
      whatOf({
        nodes,
        lifelines,
        edges: [
          edge([
            [50, 100],
            [250, 100],
          ]),
        ],
      }),
    ).toEqual([]);
    expect(
      whatOf({
        nodes,
        lifelines,
        edges: [
          edge([
            [50, 100],
            [230, 100],
          ]),
        ],
      }),
    ).toHaveLength(1);
  });
});

test("reports labels nearer than 6 px to each other, to a title or to a node", () => {
  const labeled = (x: number, y: number, line = 3) => ({ ...straight, line, label: label(`${x}`, x, y) });
  const only = (edges: PlacedEdge[], more: Partial<Layout> = {}) =>
    whatOf({ edges, ...more }).filter((what) => what.includes("px"));
  expect(only([labeled(0, 80), labeled(55, 80)])).toEqual(['3 The labels "55" and "0" are less than 6 px apart.']);
  expect(only([labeled(0, 80), labeled(56, 80)])).toEqual([]);
  expect(only([labeled(200, 217)], { nodes: [above, below, node("C", 200, 240)] })).toEqual([
    '3 The label "200" is less than 6 px from "C".',
  ]);
  const group: PlacedGroup = { id: "G", rect: { x: 150, y: 60, width: 140, height: 90 }, title: label("G", 160, 64) };
  expect(only([labeled(160, 84)], { groups: [group] })).toEqual([
    '3 The labels "160" and "G" are less than 6 px apart.',
  ]);
});

test("reports pictures more than three times as tall as wide", async () => {
  const chain = (count: number) =>
    `flowchart TD\n${Array.from({ length: count }, (_, index) => `N${index}[Some words]`).join(" --> ")}`;
  const { findings } = await renderDiagram(chain(12));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ line: 1, fix: expect.stringContaining("<Steps>") });
  expect((await renderDiagram(chain(4))).findings).toEqual([]);
});

test("reports pictures that the column shrinks until their letters are smaller than 13 px", async () => {
  const whole = whatOf({ width: column });
  expect(whole).toEqual([]);
  expect(whatOf({ width: 2 * column, height: 800 })).toEqual([
    `1 The picture is ${2 * column} px wide and the column ${column} px: its text is shown at 6.5 px in place of 13.`,
  ]);
  const names = Array.from({ length: 9 }, (_, index) => `N${index}[A name of some words]`);
  const { findings } = await renderDiagram(`flowchart LR\n${names.join(" --> ")}`);
  expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("px wide")]);
});
