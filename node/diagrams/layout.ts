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
  /** Ids of the groups that contain it, innermost first. */
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
  /** Line in the text of the diagram, from 1. */
  readonly line: number;
}

/** The vertical line below a participant of a sequence, at which its messages start and end. */
export interface Lifeline {
  readonly id: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Positions of all parts of a diagram, in CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Whether arrows point down or up; decisions then have their points at the sides. */
  readonly isVertical: boolean;
  readonly nodes: readonly PlacedNode[];
  readonly groups: readonly PlacedGroup[];
  readonly edges: readonly PlacedEdge[];
  readonly lifelines: readonly Lifeline[];
}

/** Length of an arrowhead. */
export const headLength = 8;
/** Width of an arrowhead. */
export const headWidth = 8;
/** Margin around the picture, so that no line is cut off. */
export const margin = 2;
