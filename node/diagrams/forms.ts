import type { Kind, Shape } from "./diagram";
import type { Point, Rect } from "./geometry";
import { depth } from "./sizeOfNode";

/** Corner radius. */
export const corner = 10;
/** Corner radius of clients; a low client box becomes a pill. */
export const client = 19;

/**
 * Renders the form of a kind, or the shape of a node without a kind. Diagrams and the pictures of extensions use it.
 *
 * @param isVertical whether decisions have their points at the sides.
 */
export function formOf(form: Kind | Shape, rect: Rect, isVertical = true): string {
  const { x, y, width, height } = rect;
  const [right, bottom] = [x + width, y + height];
  switch (form) {
    case "data": {
      const [rx, ry] = [n(width / 2), depth.lid];
      const lid = `M${at({ x, y: y + ry })}A${rx} ${ry} 0 0 1 ${at({ x: right, y: y + ry })}`;
      return `<path d="${lid}V${n(bottom - ry)}A${rx} ${ry} 0 0 1 ${at({ x, y: bottom - ry })}Z"/><path d="M${at({ x, y: y + ry })}A${rx} ${ry} 0 0 0 ${at({ x: right, y: y + ry })}"/>`;
    }
    case "server": {
      const bars = [x + depth.bar, right - depth.bar].map((bar) => `M${at({ x: bar, y })}V${n(bottom)}`).join("");
      return `${box(rect, depth.bar)}<path d="${bars}"/>`;
    }
    case "platform": {
      const c = depth.cut;
      return `<path d="M${at({ x: x + c, y })}H${n(right - c)}l${c} ${c}V${n(bottom - c)}l-${c} ${c}H${n(x + c)}l-${c} -${c}V${n(y + c)}Z"/>`;
    }
    case "artifact": {
      const [c, r] = [depth.corner, corner];
      return `<path d="M${at({ x: x + r, y })}H${n(right - c)}l${c} ${c}V${n(bottom - r)}q0 ${r}-${r} ${r}H${n(x + r)}q-${r} 0-${r}-${r}V${n(y + r)}q0-${r} ${r}-${r}Z"/><path d="M${at({ x: right - c, y })}v${c}h${c}"/>`;
    }
    case "decision": {
      const p = depth.point;
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const points = isVertical
        ? [
            [x + p, y],
            [right - p, y],
            [right, middleY],
            [right - p, bottom],
            [x + p, bottom],
            [x, middleY],
          ]
        : [
            [middleX, y],
            [right, y + p],
            [right, bottom - p],
            [middleX, bottom],
            [x, bottom - p],
            [x, y + p],
          ];
      return `<path d="M${points.map(([px = 0, py = 0]) => at({ x: px, y: py })).join("L")}Z"/>`;
    }
    case "start":
    case "end": {
      const radius = Math.min(width, height) / 2;
      const circle = (name: string, r: number) =>
        `<circle class="${name}" cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" r="${n(r)}"/>`;
      return form === "end" ? circle("ring", radius) + circle("dot", radius - 4) : circle("dot", radius);
    }
    case "client":
    case "pill":
      return box(rect, Math.min(height / 2, client));
    case "round":
      return box(rect, 12);
    default:
      return box(rect, corner);
  }
}

export function box({ x, y, width, height }: Rect, radius: number): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"/>`;
}

export function at({ x, y }: Point): string {
  return `${n(x)} ${n(y)}`;
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
