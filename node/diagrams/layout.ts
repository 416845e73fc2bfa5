import type { Kind, Shape, Stroke } from "./diagram";
import type { Point, Rect } from "./geometry";

export interface PlacedLabel {
  readonly lines: readonly string[];
  readonly rect: Rect;
}

export interface PlacedNode {
  readonly id: string;
  readonly lines: readonly string[];
  readonly rect: Rect;
  readonly shape: Shape;
  readonly kind: Kind | null;
  /** Ids of the groups that it stands in. */
  readonly groups: readonly string[];
}

export interface PlacedGroup {
  readonly id: string;
  readonly rect: Rect;
  readonly title: PlacedLabel;
}

export interface PlacedEdge {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly heads: { readonly start: boolean; readonly end: boolean };
  readonly stroke: Stroke;
  readonly label: PlacedLabel | null;
  /** In the text of the diagram, from 1. */
  readonly line: number;
}

/** The line below a participant of a sequence, where its messages start and end. */
export interface Lifeline {
  readonly id: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where everything of a diagram stands, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Whether arrows go down or up, so that nodes have their points at the sides. */
  readonly isVertical: boolean;
  readonly nodes: readonly PlacedNode[];
  readonly groups: readonly PlacedGroup[];
  readonly edges: readonly PlacedEdge[];
  readonly lifelines: readonly Lifeline[];
}

/** Of an arrowhead, along the arrow. */
export const headLength = 8;
/** Across it. */
export const headWidth = 8;
/** Room around the picture, so that no line is cut. */
export const margin = 2;
