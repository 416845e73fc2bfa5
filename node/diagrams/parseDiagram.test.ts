import { describe, expect, test } from "@jest/globals";
import { DiagramError, type Graph, type Sequence } from "./diagram";
import { parseDiagram } from "./parseDiagram";

const graph = (text: string) => parseDiagram(text) as Graph;
const lines = (...all: string[]) => all.join("\n");

function errorOf(text: string): string {
  try {
    parseDiagram(text);
  } catch (error) {
    if (error instanceof DiagramError) return `${error.line} ${error.rule}: ${error.what} ${error.fix}`;
  }
  return "none";
}

describe("in flowcharts, the parser", () => {
  test("reads shapes, labels and kinds of nodes", () => {
    const { nodes, direction } = graph(
      lines(
        "flowchart LR",
        "  %% not read",
        '  A["A [box]"]:::client --> B(Round)',
        "  B --> C([Pill]); C --> D{Question?}",
        "  class B,C server",
        "  A --> data_1",
      ),
    );
    expect(direction).toBe("RIGHT");
    expect(nodes.map(({ id, label, shape, kind }) => [id, label, shape, kind])).toEqual([
      ["A", "A [box]", "box", "client"],
      ["B", "Round", "round", "server"],
      ["C", "Pill", "pill", "server"],
      ["D", "Question?", "decision", null],
      ["data_1", "data_1", "box", null],
    ]);
  });

  test("reads arrows with and without heads, strokes and labels", () => {
    const { edges } = graph(
      lines(
        "flowchart TD",
        "A-->B",
        "A---B",
        "A<-->B",
        "A -.-> B",
        "A ==> B",
        "A -->|to B| B",
        "A -- to B --> B",
        "A -. to B .-> B",
        'A -->|"-p -c"| B',
      ),
    );
    const written = edges.map(
      ({ heads, stroke, label }) => `${heads.start ? "<" : ""}${stroke}${heads.end ? ">" : ""} ${label}`,
    );
    expect(written).toEqual([
      "solid> ",
      "solid ",
      "<solid> ",
      "dotted> ",
      "thick> ",
      "solid> to B",
      "solid> to B",
      "dotted> to B",
      "solid> -p -c",
    ]);
    expect(edges.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test("reads chains, and several nodes at once", () => {
    const { edges } = graph("graph TD\nA & B --> C --> D");
    expect(edges.map(({ from, to }) => from + to)).toEqual(["AC", "BC", "CD"]);
  });

  test("reads nested groups; a node stays where it is first named", () => {
    const { groups, nodes } = graph(
      lines("flowchart TD", 'subgraph One["The first"]', "A --> B", "subgraph Two", "C --> A", "end", "end", "D --> A"),
    );
    expect(groups).toEqual([
      { id: "One", label: "The first", parent: null },
      { id: "Two", label: "Two", parent: "One" },
    ]);
    expect(nodes.map(({ id, group }) => [id, group])).toEqual([
      ["A", "One"],
      ["B", "One"],
      ["C", "Two"],
      ["D", null],
    ]);
  });
});

test("reads the start, the end, names and labels of a state diagram", () => {
  const { nodes, edges, direction } = graph(
    lines(
      "stateDiagram-v2",
      "direction LR",
      'state "Waits for a machine" as Queued',
      "[*] --> Queued",
      "Queued --> Running: machine found",
      "Running --> [*]",
      "Running: It runs",
    ),
  );
  expect(direction).toBe("RIGHT");
  expect(nodes.map(({ label, shape }) => [label, shape])).toEqual([
    ["Waits for a machine", "round"],
    ["", "start"],
    ["It runs", "round"],
    ["", "end"],
  ]);
  expect(edges.map(({ label }) => label)).toEqual(["", "machine found", ""]);
});

test("reads the participants, messages and kinds of a sequence, in order", () => {
  const { participants, messages } = parseDiagram(
    lines("sequenceDiagram", "participant S as The server", "S->>A: model", "A-->>S: answer", "%% class S server"),
  ) as Sequence;
  expect(participants.map(({ id, label, kind }) => [id, label, kind])).toEqual([
    ["S", "The server", "server"],
    ["A", "A", null],
  ]);
  expect(messages.map(({ from, to, label, stroke, heads }) => [from, to, label, stroke, heads.end])).toEqual([
    ["S", "A", "model", "solid", true],
    ["A", "S", "answer", "dotted", true],
  ]);
});

test.each([
  ["pie\n  A: 1", '1 diagram-syntax: "pie" does not begin a diagram'],
  ["flowchart XY\nA", '1 diagram-syntax: "XY" is not a direction.'],
  ["flowchart TD\n\n  A --x B", '3 diagram-syntax: "--x" is not supported.'],
  ["flowchart TD\nA[[Text]]", '2 diagram-syntax: "[[…]]" is not a node shape that can be rendered here.'],
  ["flowchart TD\nA[Text --> B", '2 diagram-syntax: "[Text --> B" has no "]".'],
  ["flowchart TD\nA -->", '2 diagram-syntax: "A -->" leads nowhere.'],
  ["flowchart TD\nA -> B", '2 diagram-syntax: "-> B" cannot be read.'],
  ["flowchart TD\nA\nstyle A fill:#fff", '3 diagram-syntax: "style" is not supported.'],
  ["flowchart TD\nsubgraph X\nA", "2 diagram-syntax: This subgraph has no end."],
  ["flowchart TD\nA\nend", '3 diagram-syntax: "end" ends no subgraph.'],
  ["flowchart TD\nsubgraph X\nA\nend\nB --> X", '5 diagram-syntax: "X" is a subgraph'],
  ["flowchart TD\n%%{init: {}}%%", "2 diagram-syntax: A directive has no effect here."],
  ["flowchart TD\nA:::cliente", '2 diagram-kind: "cliente" is not a kind of node. write "client".'],
  ["flowchart TD\nclass A client", '2 diagram-syntax: "A" is not a node above this line.'],
  ["stateDiagram-v2\nnote left of A", '2 diagram-syntax: "note left of A" cannot be read.'],
  ["sequenceDiagram\nloop each round", '2 diagram-syntax: "loop each round" cannot be read.'],
  ["sequenceDiagram\nA-xB: lost", '2 diagram-syntax: "A-xB: lost" cannot be read.'],
])("reports what cannot be rendered, with its line: %j", (text, message) => {
  expect(errorOf(text)).toContain(message);
});
