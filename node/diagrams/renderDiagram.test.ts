import { describe, expect, test } from "@jest/globals";
import { kinds } from "./diagram";
import type { PlacedNode } from "./layout";
import { lineHeight } from "./measureText";
import { layoutDiagram, renderDiagram } from "./renderDiagram";

const place = async (text: string) => {
  const layout = await layoutDiagram(text);
  const node = (id: string) => layout.nodes.find((each) => each.id === id) as PlacedNode;
  return { ...layout, node };
};

describe("flowcharts", () => {
  test("place nodes along the direction, and in the order of their names in a cycle", async () => {
    const down = await place("flowchart TD\nA --> B\nB --> A\nB --> C");
    expect(down.node("A").rect.y).toBeLessThan(down.node("B").rect.y);
    expect(down.node("B").rect.y).toBeLessThan(down.node("C").rect.y);
    const right = await place("flowchart LR\nA --> B");
    expect(right.node("A").rect.x).toBeLessThan(right.node("B").rect.x);
  });

  test("start a backward arrow at its own node", async () => {
    const { edges, node } = await place("flowchart TD\nA --> B\nB --> A");
    expect(edges[1]?.points[0]?.y).toBeCloseTo(node("B").rect.y);
    expect(edges[1]?.points.at(-1)?.y).toBeCloseTo(node("A").rect.y + node("A").rect.height);
  });

  test("route lines at right angles", async () => {
    const { edges } = await place(
      "flowchart TD\nA --> B\nA --> C\nA --> D\nB --> E\nC --> E\nD --> E\nA -->|past all| E",
    );
    for (const { points } of edges)
      points.slice(1).forEach((point, index) => {
        const before = points[index];
        expect(point.x === before?.x || point.y === before?.y).toBe(true);
      });
  });

  test("leave room for arrowheads that are side by side", async () => {
    const { edges } = await place("flowchart LR\nA <--> B\nA <--> C\nA <--> D\nA <--> E");
    const starts = edges.map(({ points }) => points[0]?.y ?? 0).sort((a, b) => a - b);
    starts.slice(1).forEach((y, index) => expect(y - (starts[index] ?? 0)).toBeGreaterThanOrEqual(9));
  });

  test("wrap a long label, and make its node as high as its lines", async () => {
    const { node } = await place(
      "flowchart TD\nA[Short] --> B[A name that goes on and on until nobody reads it]\nC[One<br>Two]",
    );
    expect(node("B").lines.length).toBeGreaterThan(1);
    expect(node("B").rect.height - node("A").rect.height).toBe((node("B").lines.length - 1) * lineHeight);
    expect(node("C").lines).toEqual(["One", "Two"]);
  });

  test("place the nodes of a group inside it, below its title", async () => {
    const { groups, node } = await place('flowchart TD\nsubgraph G["A group"]\nA --> B\nend\nB --> C');
    const [group] = groups;
    const { rect } = node("A");
    expect(rect.y).toBeGreaterThan((group?.title.rect.y ?? 0) + (group?.title.rect.height ?? 0));
    expect(rect.x).toBeGreaterThan(group?.rect.x ?? Infinity);
    expect(node("C").rect.y).toBeGreaterThan((group?.rect.y ?? 0) + (group?.rect.height ?? 0));
  });
});

describe("sequences", () => {
  const text = "sequenceDiagram\nA->>B: a label of some length\nA->>C: far\nB->>B: to itself, in words\nC-->>A: back";

  test("place participants side by side and messages one below another", async () => {
    const { nodes, edges } = await place(text);
    expect(nodes.map(({ rect }) => rect.y)).toEqual([2, 2, 2]);
    const ends = edges.map(({ points }) => points.at(-1)?.y ?? 0);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });

  test("leave room for labels between the lines that they belong to", async () => {
    const { edges, lifelines } = await place(text);
    const [first, , own] = edges;
    const x = (id: string) => lifelines.find((line) => line.id === id)?.x ?? 0;
    expect((first?.label?.rect.width ?? 0) + 12).toBeLessThan(x("B") - x("A"));
    expect((own?.label?.rect.x ?? 0) + (own?.label?.rect.width ?? 0)).toBeLessThan(x("C"));
  });

  test("end an arrow to the left at the left lifeline", async () => {
    const { edges, lifelines } = await place(text);
    expect(edges.at(-1)?.points.at(-1)?.x).toBe(lifelines[0]?.x);
  });
});

describe("the SVG", () => {
  test("draws each kind of node in a different shape", async () => {
    const forms = await Promise.all(
      kinds.map(async (kind) => {
        const { svg } = await renderDiagram(`flowchart TD\nA[A node]:::${kind}`);
        const [, form = ""] = new RegExp(`<g class="node" data-kind="${kind}">(.*?)<text`).exec(svg) ?? [];
        expect(form).not.toBe("");
        return form.replace(/[\d.]+/g, "0");
      }),
    );
    const { svg } = await renderDiagram("flowchart TD\nA[A node]");
    const plain = /<g class="node">(.*?)<text/.exec(svg)?.[1] ?? "";
    expect(plain).toMatch(/^<rect/);
    expect(new Set([...forms, svg]).size).toBe(kinds.length + 1);
  });

  test("ends arrows on the ring of a state diagram, several side by side", async () => {
    const { svg, findings } = await renderDiagram("stateDiagram-v2\nA --> [*]\nB --> [*]\nC --> [*]");
    const [, cx, cy, r] = (/class="ring" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(svg) ?? []).map(Number);
    const tips = [...svg.matchAll(/class="head" d="M([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
      Math.hypot(Number(x) - (cx ?? 0), Number(y) - (cy ?? 0)),
    );
    expect(tips).toHaveLength(3);
    for (const far of tips) expect(far).toBeCloseTo(r ?? 0, 0);
    expect(findings).toEqual([]);
  });

  test("interrupts a line at its label", async () => {
    const { svg } = await renderDiagram("flowchart LR\nA -->|words| B");
    const [, way = ""] = /<path class="edge solid" d="([^"]+)"/.exec(svg) ?? [];
    expect(way.match(/M/g)).toHaveLength(2);
  });

  test("draws arrowheads at both ends of a line, at one end or at none", async () => {
    const heads = async (arrow: string) =>
      (await renderDiagram(`flowchart LR\nA ${arrow} B`)).svg.match(/class="head"/g);
    expect(await heads("<-->")).toHaveLength(2);
    expect(await heads("-->")).toHaveLength(1);
    expect(await heads("---")).toBeNull();
  });

  test("escapes words as text", async () => {
    const { svg } = await renderDiagram('flowchart LR\nA["a < b & c"]');
    expect(svg).toContain("a &lt; b &amp; c");
  });
});
