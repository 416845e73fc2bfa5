import { clearCanvas } from "./canvas";
import type { Palette } from "./palette";
import { spread } from "./spread";

export interface Line {
  readonly name: string;
  /** Accuracy before training, and after each round. */
  readonly values: readonly number[];
}

export interface CurveView {
  /** The current run is the last one. */
  readonly lines: readonly Line[];
  /** Last round on the axis. */
  readonly rounds: number;
  /** Round that the pictures show, plus the fraction of the way to the next one. */
  readonly position: number;
}

const dashes: readonly (readonly number[])[] = [
  [5, 3],
  [1.5, 3],
  [9, 3, 2, 3],
  [3, 6],
];
const textSize = 12;
/** Opacity of the grid lines behind the curves. */
const gridOpacity = 0.3;

/** Accuracy by round: the current run up to the position, as a solid line; other runs complete and dashed. Each has its name at its end. */
export function drawCurve(canvas: HTMLCanvasElement, { lines, rounds, position }: CurveView, palette: Palette): void {
  const room = clearCanvas(canvas);
  if (!room) return;
  const { context, width, height } = room;
  context.font = `${textSize}px ${palette.font}`;
  context.textBaseline = "middle";
  const names = Math.max(...lines.map(({ name }) => context.measureText(name).width));
  const box = { left: 40, right: width - Math.min(names + 16, width * 0.4), top: 10, bottom: height - 24 };
  const x = (round: number) => box.left + (round / rounds) * (box.right - box.left);
  const y = (accuracy: number) => box.bottom - accuracy * (box.bottom - box.top);
  drawAxes(context, palette, rounds, x, y);
  const ends = lines.map(({ name, values }, index) => {
    const isPresent = index === lines.length - 1;
    const shown = isPresent ? upTo(values, position) : values.map((value, round) => [round, value] as const);
    context.beginPath();
    context.strokeStyle = isPresent ? palette.text : palette.line;
    context.lineWidth = isPresent ? 2.25 : 1.5;
    context.setLineDash(isPresent ? [] : [...(dashes[(lines.length - 2 - index) % dashes.length] ?? [])]);
    shown.forEach(([round, value]) => context.lineTo(x(Math.min(round, rounds)), y(value)));
    context.stroke();
    return { name, isPresent, end: shown.at(-1) ?? ([0, 0] as const) };
  });
  context.setLineDash([]);
  context.textAlign = "left";
  context.fillStyle = palette.text;
  ends.sort((a, b) => b.end[1] - a.end[1]);
  const wanted = ends.map(({ end }) => y(end[1]));
  const places = spread(wanted, textSize + 2, textSize / 2, height - textSize / 2);
  ends.forEach(({ name, isPresent, end }, index) => {
    context.font = `${isPresent ? 600 : 400} ${textSize}px ${palette.font}`;
    context.fillText(name, box.right + 8, places[index] ?? 0, width - box.right - 8);
    if (!isPresent) return;
    context.beginPath();
    context.arc(x(end[0]), y(end[1]), 3.5, 0, 2 * Math.PI);
    context.fill();
  });
}

function drawAxes(
  context: CanvasRenderingContext2D,
  palette: Palette,
  rounds: number,
  x: (round: number) => number,
  y: (accuracy: number) => number,
): void {
  context.fillStyle = palette.text;
  context.strokeStyle = palette.line;
  context.lineWidth = 1;
  context.textAlign = "right";
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    context.globalAlpha = part === 0 ? 1 : gridOpacity;
    context.beginPath();
    context.moveTo(x(0), y(part));
    context.lineTo(x(rounds), y(part));
    context.stroke();
    context.globalAlpha = 1;
    if (part % 0.5 === 0) context.fillText(`${100 * part}%`, x(0) - 6, y(part));
  }
  context.textAlign = "center";
  for (const round of [0, Math.round(rounds / 2), rounds]) context.fillText(String(round), x(round), y(0) + 14);
}

/** The points of a line up to a position between two rounds. */
function upTo(values: readonly number[], position: number): readonly (readonly [number, number])[] {
  const whole = Math.floor(position);
  const points = values.slice(0, whole + 1).map((value, round) => [round, value] as const);
  const [before, after] = [values[whole], values[whole + 1]];
  if (position === whole || before === undefined || after === undefined) return points;
  return [...points, [position, before + (position - whole) * (after - before)]];
}
