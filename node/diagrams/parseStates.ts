import { DiagramError, type Direction, type Graph } from "./diagram";
import { createGraph, readDirection } from "./createGraph";
import type { Statement } from "./parseDiagram";
import { readClasses } from "./parseFlowchart";
import { readKind } from "./readKind";

const state = String.raw`(\[\*\]|[\p{L}\p{N}_-]+?)(?::::([\w-]+))?`;
const transition = new RegExp(String.raw`^${state}\s*-->\s*${state}(?:\s*:\s*(.+))?$`, "u");
const alone = new RegExp(String.raw`^${state}(?:\s*:\s*(.+))?$`, "u");
const named = /^state\s+"([^"]+)"\s+as\s+([\p{L}\p{N}_-]+)$/u;
const startId = "[*] start";
const endId = "[*] end";

/** @throws {DiagramError} for unsupported syntax, such as nested states, notes and forks. */
export function parseStates(statements: readonly Statement[]): Graph {
  const graph = createGraph();
  let direction: Direction = "DOWN";
  const add = (id: string, end: "start" | "end", kind: string | undefined, line: number): string => {
    if (id === "[*]") {
      const terminal = end === "start" ? startId : endId;
      graph.node(terminal, { label: "", shape: end });
      return terminal;
    }
    graph.node(id, { shape: "round", ...(kind !== undefined && { kind: readKind(kind, line) }) });
    return id;
  };
  for (const statement of statements) {
    const { text, line } = statement;
    const [, label, id] = named.exec(text) ?? [];
    const way = transition.exec(text);
    const described = alone.exec(text);
    if (text.startsWith("direction ")) direction = readDirection(text.slice("direction ".length).trim(), line);
    else if (text.startsWith("class ")) readClasses(statement, graph);
    else if (id !== undefined) graph.node(id, { shape: "round", label: label ?? id });
    else if (way) {
      const [, from = "", fromKind, to = "", toKind, words = ""] = way;
      const source = add(from, "start", fromKind, line);
      const target = add(to, "end", toKind, line);
      graph.edge({
        from: source,
        to: target,
        label: words.trim(),
        heads: { start: false, end: true },
        stroke: "solid",
        line,
      });
    } else if (described && described[1] !== "[*]") {
      const [, name = "", kind, words] = described;
      add(name, "start", kind, line);
      if (words !== undefined) graph.node(name, { label: words.trim() });
    } else
      throw new DiagramError(line, `"${text}" cannot be read.`, "write One --> Two: label, or One: its description.");
  }
  return graph.finish(direction);
}
