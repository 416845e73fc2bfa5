import { formatSvg } from "./formatSvg";
import { judgeLayout, type Finding } from "./judgeLayout";
import type { Layout } from "./layout";
import { layoutGraph } from "./layoutGraph";
import { layoutSequence } from "./layoutSequence";
import { parseDiagram } from "./parseDiagram";

export interface RenderedDiagram {
  /** Markup without a title; the caller adds the alternative text. */
  readonly svg: string;
  /** Width in CSS pixels. */
  readonly width: number;
  /** Faults that a reader would see in it. */
  readonly findings: readonly Finding[];
}

/** Cache of this process's diagrams, by their text: a document is checked first and rendered later. */
const rendered = new Map<string, Promise<RenderedDiagram>>();

/**
 * Renders Mermaid text as SVG.
 *
 * @throws {DiagramError} for text that cannot be rendered.
 */
export function renderDiagram(mermaid: string): Promise<RenderedDiagram> {
  const rendering = rendered.get(mermaid) ?? render(mermaid);
  rendered.set(mermaid, rendering);
  return rendering;
}

async function render(mermaid: string): Promise<RenderedDiagram> {
  const layout = await layoutDiagram(mermaid);
  return { svg: formatSvg(layout), width: layout.width, findings: judgeLayout(layout) };
}

export async function layoutDiagram(mermaid: string): Promise<Layout> {
  const diagram = parseDiagram(mermaid);
  return diagram.type === "sequence" ? layoutSequence(diagram) : await layoutGraph(diagram);
}
