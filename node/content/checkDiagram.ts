import { DiagramError } from "../diagrams/diagram";
import { renderDiagram } from "../diagrams/renderDiagram";
import type { Placed, Report } from "./bodyRules";

/** @param diagram with the place of its fence: its text begins on the next line. */
export async function checkDiagram(
  { mermaid, line, column }: { readonly mermaid: string } & Placed,
  report: Report,
): Promise<void> {
  try {
    const { findings } = await renderDiagram(mermaid);
    for (const finding of findings) {
      report({ line: line + finding.line, column }, "diagram-layout", finding.what, finding.fix);
    }
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error;
    report({ line: line + error.line, column }, error.rule, error.what, error.fix);
  }
}
