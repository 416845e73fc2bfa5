import { extent, type Points } from "../data";
import { at } from "../numbers";
import { cells } from "../protocol";
import { clearCanvas } from "./canvas";
import type { Palette } from "./palette";

const regionOpacity = 0.24;
/** Half the width of a mark, in pixels. */
const size = 2.6;

/** The predicted regions, with the training samples above them. */
export function drawPlane(canvas: HTMLCanvasElement, regions: Uint8Array, train: Points, palette: Palette): void {
  const room = clearCanvas(canvas);
  if (!room) return;
  const { context, width, height } = room;
  drawRegions(context, regions, palette, width, height);
  context.lineWidth = 1.4;
  train.labels.forEach((label, index) => {
    const x = ((at(train.places, 2 * index) + extent) / (2 * extent)) * width;
    const y = ((extent - at(train.places, 2 * index + 1)) / (2 * extent)) * height;
    context.fillStyle = context.strokeStyle = palette.hues[label] ?? palette.text;
    mark(context, label, x, y, size);
  });
}

function drawRegions(
  context: CanvasRenderingContext2D,
  regions: Uint8Array,
  palette: Palette,
  width: number,
  height: number,
): void {
  const [column, row] = [width / cells, height / cells];
  for (let index = 0; index < regions.length; index += 1) {
    const kind = regions[index] ?? 0;
    const [x, y] = [(index % cells) * column, Math.floor(index / cells) * row];
    if (palette.isForced) {
      // Forced colors give all regions the same color, so borders separate them.
      context.fillStyle = palette.text;
      if ((index + 1) % cells > 0 && regions[index + 1] !== kind) context.fillRect(x + column, y, 1, row);
      if (index + cells < regions.length && regions[index + cells] !== kind) context.fillRect(x, y + row, column, 1);
      continue;
    }
    // Neighbors of one class in a row become one rectangle: no seams, and fewer rectangles.
    let count = 1;
    while ((index + 1) % cells > 0 && regions[index + 1] === kind) {
      index += 1;
      count += 1;
    }
    context.globalAlpha = regionOpacity;
    context.fillStyle = palette.hues[kind] ?? palette.text;
    context.fillRect(x, y, column * count, row);
  }
  context.globalAlpha = 1;
}

/** A shape for each class: circle, square, triangle, diamond, plus and cross. */
export function mark(context: CanvasRenderingContext2D, kind: number, x: number, y: number, half: number): void {
  context.beginPath();
  switch (kind) {
    case 0:
      context.arc(x, y, half, 0, 2 * Math.PI);
      return context.fill();
    case 1:
      return context.fillRect(x - half, y - half, 2 * half, 2 * half);
    case 2:
    case 3: {
      const corners: readonly (readonly [number, number])[] =
        kind === 2
          ? [
              [0, -1.2],
              [1.1, 0.9],
              [-1.1, 0.9],
            ]
          : [
              [0, -1.3],
              [1.1, 0],
              [0, 1.3],
              [-1.1, 0],
            ];
      corners.forEach(([dx, dy]) => context.lineTo(x + dx * half, y + dy * half));
      return context.fill();
    }
    default: {
      const [dx, dy] = kind === 4 ? [half * 1.2, 0] : [half, half];
      context.moveTo(x - dx, y - dy);
      context.lineTo(x + dx, y + dy);
      context.moveTo(x + dy, y - dx);
      context.lineTo(x - dy, y + dx);
      context.stroke();
    }
  }
}
