import type { DiagramNode } from "./diagram";
import { measureLabel } from "./measureText";

interface Size {
  readonly width: number;
  readonly height: number;
}

const padding = { across: 14, down: 10 };
const narrowest = 64;
/** Size of a state diagram's start dot and end ring. */
const terminal = 16;

/** Depth of the parts that a form takes from its box: lids, bars, corners, points. */
export const depth = { lid: 6, bar: 6, corner: 9, cut: 8, point: 14 } as const;

/** @returns the size of a node with its label. */
export function sizeOfNode({ label, shape, kind }: DiagramNode, isVertical: boolean): Size {
  if (shape === "start" || shape === "end") return { width: terminal, height: terminal };
  const text = measureLabel(label);
  const [across, down] = extra(kind ?? shape, isVertical);
  return {
    width: Math.max(text.width + 2 * padding.across + across, narrowest),
    height: text.height + 2 * padding.down + down,
  };
}

function extra(form: string, isVertical: boolean): readonly [across: number, down: number] {
  if (form === "data") return [0, 2 * depth.lid];
  if (form === "server") return [2 * depth.bar, 0];
  if (form === "client" || form === "pill") return [8, 0];
  if (form === "platform" || form === "artifact") return [6, 0];
  if (form === "decision") return isVertical ? [2 * depth.point - 8, 0] : [0, 2 * depth.point - 8];
  return [0, 0];
}
