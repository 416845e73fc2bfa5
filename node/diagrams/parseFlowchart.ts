import type { Graph, Shape, Stroke } from "./diagram";
import { DiagramError } from "./diagram";
import { createGraph, readDirection } from "./createGraph";
import type { Statement } from "./parseDiagram";
import { readKind } from "./readKind";

const id = String.raw`[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*`;
const idPattern = new RegExp(id, "uy");
const kindPattern = /:::([\w-]+)/y;
const quoted = /\s*"([^"]*)"\s*/y;

/** Brackets of node shapes, longest first. Shapes with null are not supported, because node kinds express their meaning. */
const shapes: readonly (readonly [open: string, close: string, shape: Shape | null])[] = [
  ["([", "])", "pill"],
  ["[(", ")]", null],
  ["[[", "]]", null],
  ["[/", "/]", null],
  ["[\\", "\\]", null],
  ["((", "))", null],
  ["{{", "}}", null],
  ["[", "]", "box"],
  ["(", ")", "round"],
  ["{", "}", "decision"],
  [">", "]", null],
];

const arrowPattern = /(<?)(-{2,}>|-{3,}|={2,}>|={3,}|-\.+->|-\.+-)(?:\s*\|([^|]*)\|)?/y;
const arrowAroundLabel =
  /(<?)(?:--|==|-\.)\s*([^\s|>-](?:[^|>]*?[^\s|>.=-])?)\s*(-{2,}>|-{3,}|={2,}>|={3,}|\.+->|\.+-)/y;
/** Mermaid's arrowheads and links without a meaning here. */
const otherArrow = /(?:<|[xo])?(?:--+|==+|-\.+-?)[xo](?=\s)|~~~+/y;

const unsupported: Readonly<Record<string, string>> = {
  classDef: "remove it: the kinds of nodes have their own colors.",
  style: "remove it: the kinds of nodes have their own colors.",
  linkStyle: "remove it: all arrows look alike.",
  click: "remove it, and link in the text.",
  direction: "remove it: a diagram has one direction, that of its first line.",
};

/** @throws {DiagramError} for unsupported syntax. */
export function parseFlowchart(statements: readonly Statement[], direction = "TD", line = 1): Graph {
  const graph = createGraph();
  const open: { id: string; line: number }[] = [];
  for (const statement of statements) {
    const { text } = statement;
    const [word = ""] = text.split(/\s/, 1);
    if (Object.hasOwn(unsupported, word))
      throw new DiagramError(statement.line, `"${word}" is not supported.`, unsupported[word] ?? "");
    if (word === "subgraph") {
      const group = readGroup(statement);
      graph.groups.set(group.id, { ...group, parent: open.at(-1)?.id ?? null });
      open.push({ id: group.id, line: statement.line });
    } else if (text === "end") {
      if (!open.pop()) throw new DiagramError(statement.line, '"end" ends no subgraph.', "remove it.");
    } else if (word === "class") readClasses(statement, graph);
    else readChain(statement, graph, open.at(-1)?.id ?? null);
  }
  const [unclosed] = open;
  if (unclosed) throw new DiagramError(unclosed.line, "This subgraph has no end.", 'write "end" below its last line.');
  return graph.finish(readDirection(direction, line));
}

type Builder = ReturnType<typeof createGraph>;

function readGroup({ text, line }: Statement): { id: string; label: string } {
  const [, name, inQuotes, plain] = /^subgraph\s+([^\s["]+)\s*\[\s*(?:"([^"]*)"|([^\]"]*))\s*\]$/.exec(text) ?? [];
  if (name !== undefined) return { id: name, label: inQuotes ?? plain ?? name };
  const label = /^subgraph\s+"?([^"[\]]+)"?$/.exec(text)?.[1]?.trim();
  if (label) return { id: label, label };
  throw new DiagramError(line, "This subgraph has no title.", 'write subgraph A["Its title"].');
}

/** `class A,B client` */
export function readClasses({ text, line }: Statement, graph: Pick<Builder, "has" | "node">): void {
  const [, names = "", kind = ""] = /^class\s+(.+?)\s+(\S+)$/.exec(text) ?? [];
  for (const name of names.split(",").map((each) => each.trim())) {
    if (!graph.has(name))
      throw new DiagramError(
        line,
        `"${name}" is not a node above this line.`,
        "write class A,B client below the nodes.",
      );
    graph.node(name, { kind: readKind(kind, line) });
  }
}

/** `A[One] & B --> C -->|label| D:::client` */
function readChain({ text, line }: Statement, graph: Builder, group: string | null): void {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const skipSpaces = () => void take(/\s*/y);

  const readNode = (): string => {
    const name = take(idPattern)?.[0];
    if (name === undefined) throw unreadable(text, at, line);
    const shape = readShape(text, at, line);
    if (shape) at = shape.end;
    const kind = take(kindPattern)?.[1];
    const isNew = !graph.has(name);
    graph.node(name, {
      ...(isNew && { group }),
      ...(shape && { label: shape.label, shape: shape.shape }),
      ...(kind !== undefined && { kind: readKind(kind, line) }),
    });
    skipSpaces();
    return name;
  };
  const readNodes = (): string[] => {
    const names = [readNode()];
    while (take(/&\s*/y)) names.push(readNode());
    return names;
  };

  let from = readNodes();
  while (at < text.length) {
    const { arrow, label, start } = readArrow(take) ?? {};
    if (arrow === undefined) throw unreadable(text, at, line);
    skipSpaces();
    const to = readNodes();
    const heads = { start: start === "<", end: arrow.endsWith(">") };
    for (const source of from)
      for (const target of to)
        graph.edge({ from: source, to: target, label: unquote(label ?? ""), heads, stroke: strokeOf(arrow), line });
    from = to;
  }
}

function readArrow(take: (pattern: RegExp) => RegExpExecArray | null) {
  const plain = take(arrowPattern);
  if (plain) return { start: plain[1], arrow: plain[2], label: plain[3] };
  const around = take(arrowAroundLabel);
  return around && { start: around[1], arrow: around[3], label: around[2] };
}

function strokeOf(arrow: string): Stroke {
  if (arrow.includes(".")) return "dotted";
  return arrow.includes("=") ? "thick" : "solid";
}

function readShape(text: string, at: number, line: number): { label: string; shape: Shape; end: number } | null {
  const found = shapes.find(([open]) => text.startsWith(open, at));
  if (!found) return null;
  const [open, close, shape] = found;
  if (shape === null)
    throw new DiagramError(
      line,
      `"${open}…${close}" is not a node shape that can be rendered here.`,
      'write [text], (text), ([text]) or {text}, and what it is as a kind: "[text]:::data".',
    );
  const begin = at + open.length;
  quoted.lastIndex = begin;
  const inQuotes = quoted.exec(text);
  const end = inQuotes ? quoted.lastIndex : text.indexOf(close, begin);
  if (end < 0 || !text.startsWith(close, end))
    throw new DiagramError(line, `"${text.slice(at)}" has no "${close}".`, `close it with "${close}".`);
  return { label: (inQuotes?.[1] ?? text.slice(begin, end)).trim(), shape, end: end + close.length };
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/, "$1");
}

function unreadable(text: string, at: number, line: number): DiagramError {
  otherArrow.lastIndex = at;
  const arrow = otherArrow.exec(text)?.[0];
  if (arrow !== undefined)
    return new DiagramError(line, `"${arrow}" is not supported.`, 'write "-->", "---", "<-->", "-.->" or "==>".');
  const rest = text.slice(at);
  return new DiagramError(
    line,
    rest === "" ? `"${text}" leads nowhere.` : `"${rest}" cannot be read.`,
    "write A[Text] --> B[Text], or A -->|label| B.",
  );
}
