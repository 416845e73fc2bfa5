import { DiagramError, type DiagramEdge, type DiagramNode, type Sequence } from "./diagram";
import { readClasses } from "./parseFlowchart";
import type { Statement } from "./parseDiagram";

const participant = /^(?:participant|actor)\s+([^\s:]+?)(?:\s+as\s+(.+))?$/;
const message = /^([^\s:<>-]+)\s*(<<-?->>|--?>>|--?>)\s*([^\s:<>+-]+)\s*:\s*(.+)$/;

/** @throws {DiagramError} for unsupported syntax, such as notes, loops and activations. */
export function parseSequence(statements: readonly Statement[]): Sequence {
  const participants = new Map<string, DiagramNode>();
  const messages: DiagramEdge[] = [];
  const builder = {
    has: (id: string) => participants.has(id),
    node(id: string, news: Partial<DiagramNode> = {}) {
      const { label = id, kind = null } = { ...participants.get(id), ...news };
      participants.set(id, { id, label, kind, shape: "box", group: null });
    },
  };
  for (const statement of statements) {
    const { text, line } = statement;
    const [, id, label] = participant.exec(text) ?? [];
    const [, from, arrow, to, words] = message.exec(text) ?? [];
    if (text.startsWith("class ")) readClasses(statement, builder);
    else if (id !== undefined) builder.node(id, label === undefined ? {} : { label: label.trim() });
    else if (from !== undefined && to !== undefined && arrow !== undefined) {
      for (const each of [from, to]) if (!builder.has(each)) builder.node(each);
      messages.push({
        from,
        to,
        label: (words ?? "").trim(),
        heads: { start: arrow.startsWith("<<"), end: arrow.endsWith(">>") },
        stroke: arrow.includes("--") ? "dotted" : "solid",
        line,
      });
    } else
      throw new DiagramError(
        line,
        `"${text}" cannot be read.`,
        'write "participant A as Name", or a message: "A->>B: words". Notes, loops and activations are not supported.',
      );
  }
  return { type: "sequence", participants: [...participants.values()], messages };
}
