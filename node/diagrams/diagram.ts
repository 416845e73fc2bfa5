/**
 * Kinds of nodes. Each kind has the same form and color in every diagram and picture: `forms` defines the forms, the
 * style sheet of documents the colors.
 */
export const kinds = ["data", "client", "server", "platform", "artifact"] as const;
export type Kind = (typeof kinds)[number];

/** Shapes of nodes without a kind. */
export type Shape = "box" | "round" | "pill" | "decision" | "start" | "end";

export interface DiagramNode {
  readonly id: string;
  readonly label: string;
  readonly shape: Shape;
  readonly kind: Kind | null;
  /** Id of the group that contains it. */
  readonly group: string | null;
}

export interface DiagramGroup {
  readonly id: string;
  readonly label: string;
  readonly parent: string | null;
}

export type Stroke = "solid" | "dotted" | "thick";

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly heads: { readonly start: boolean; readonly end: boolean };
  readonly stroke: Stroke;
  /** Line in the text of the diagram, from 1. */
  readonly line: number;
}

export type Direction = "DOWN" | "UP" | "RIGHT" | "LEFT";

/** A flowchart or a state diagram. */
export interface Graph {
  readonly type: "graph";
  readonly direction: Direction;
  readonly nodes: readonly DiagramNode[];
  readonly groups: readonly DiagramGroup[];
  readonly edges: readonly DiagramEdge[];
}

export interface Sequence {
  readonly type: "sequence";
  readonly participants: readonly DiagramNode[];
  readonly messages: readonly DiagramEdge[];
}

export type Diagram = Graph | Sequence;

/** Text of a diagram that cannot be rendered. */
export class DiagramError extends Error {
  override readonly name = "DiagramError";
  constructor(
    /** Line in the text of the diagram, from 1. */
    readonly line: number,
    readonly what: string,
    readonly fix: string,
    readonly rule: "diagram-syntax" | "diagram-kind" = "diagram-syntax",
  ) {
    super(what);
  }
}
