import { DiagramError, type Diagram } from "./diagram";
import { parseFlowchart } from "./parseFlowchart";
import { parseSequence } from "./parseSequence";
import { parseStates } from "./parseStates";

/** One statement in a diagram's text, without comments. */
export interface Statement {
  readonly text: string;
  /** Line in the text of the diagram, from 1. */
  readonly line: number;
}

/**
 * Parses the supported part of Mermaid's language: flowcharts, state diagrams and sequence diagrams.
 *
 * @throws {DiagramError} for everything else.
 */
export function parseDiagram(mermaid: string): Diagram {
  const [header, ...statements] = readStatements(mermaid);
  const [, name, direction] = /^(\S+)(?:\s+(\S+))?$/.exec(header?.text ?? "") ?? [];
  const line = header?.line ?? 1;
  if (name === "flowchart" || name === "graph") return parseFlowchart(statements, direction, line);
  if (name === "stateDiagram-v2" || name === "stateDiagram") return parseStates(statements);
  if (name === "sequenceDiagram") return parseSequence(statements);
  throw new DiagramError(
    line,
    `"${header?.text ?? ""}" does not begin a diagram that can be rendered here.`,
    'begin with "flowchart TD", "flowchart LR", "sequenceDiagram" or "stateDiagram-v2".',
  );
}

function readStatements(mermaid: string): Statement[] {
  return mermaid.split("\n").flatMap((whole, index) => {
    const line = index + 1;
    // Accept the class of a participant inside a comment: Mermaid's other renderers do not support it in sequence
    // diagrams, and ignore a comment.
    const text = whole.trim().replace(/^%%\s*(?=class\s+\S+\s+\S+$)/, "");
    if (text.startsWith("%%{"))
      throw new DiagramError(
        line,
        "A directive has no effect here.",
        "remove it: the site has one look for all diagrams.",
      );
    return text === "" || text.startsWith("%%") ? [] : splitAtSemicolons(text).map((each) => ({ text: each, line }));
  });
}

/** Splits at semicolons, except inside quotes. */
function splitAtSemicolons(text: string): string[] {
  return (text.match(/(?:"[^"]*"|[^;"]|")+/g) ?? []).map((each) => each.trim()).filter(Boolean);
}
