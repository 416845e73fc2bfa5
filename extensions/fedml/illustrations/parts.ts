import { escapeMarkup } from "../../../node/common/escapeMarkup";
import type { Kind as DiagramKind } from "../../../node/diagrams/diagram";
import { corner as radius, formOf } from "../../../node/diagrams/forms";
import { ringSvg } from "../../../src/shared/rings/ringsSvg";

/** The shapes of which all illustrations are made. Colors come from the style sheet, by class. */

/** Text of all sizes of windows, in units of the picture, which are CSS pixels where it is shown in its full size. */
export const letters = 13;
/** From the middle of a line of text down to its baseline. */
const drop = 4.6;

/** What a box stands for: as in diagrams, and `plain` for steps, parts and layers. Data is a ring. */
export type Kind = Exclude<DiagramKind, "data"> | "plain";

type Direction = "up" | "down" | "left" | "right";

/** @returns an SVG element of a width and height. Its name is that of the element around it. */
export function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" font-size="${letters}" aria-hidden="true">${parts.join("")}</svg>`;
}

/** @param classes `strong`, `mid`, `end`, `code`, `faint`. */
export function text(x: number, y: number, words: string, classes = ""): string {
  const name = classes === "" ? "" : ` class="${classes}"`;
  return `<text${name} x="${short(x)}" y="${short(y + drop)}">${escapeMarkup(words)}</text>`;
}

/** Text, or code in its own face. */
export type Words = string | { readonly code: string };

interface BoxText {
  readonly title?: string;
  /** Lines below the title. */
  readonly notes?: readonly Words[];
  /** Whether the text stands in the middle. */
  readonly isCentered?: boolean;
  /** Whether it stands for what need not be there. */
  readonly isDashed?: boolean;
}

/** Distance of two lines of text. */
const line = 18;

/** A thing with its name. */
export function box(kind: Kind, x: number, y: number, width: number, height: number, words: BoxText = {}): string {
  const { title, notes = [], isCentered = false, isDashed = false } = words;
  const lines = [...(title === undefined ? [] : [title]), ...notes];
  const first = isCentered ? y + height / 2 - ((lines.length - 1) * line) / 2 : y + 20;
  // Behind the bar of a server.
  const at = isCentered ? x + width / 2 : x + (kind === "server" ? 18 : 12);
  const labels = lines.map((words, index) => {
    const look = typeof words === "object" ? "code" : index === 0 && title !== undefined ? "strong" : "";
    const classes = [look, isCentered ? "mid" : ""].filter(Boolean).join(" ");
    return text(at, first + index * line, typeof words === "object" ? words.code : words, classes);
  });
  return shape(kind, x, y, width, height, isDashed) + labels.join("");
}

function shape(kind: Kind, x: number, y: number, width: number, height: number, isDashed: boolean): string {
  if (kind !== "plain") return `<g data-kind="${kind}">${formOf(kind, { x, y, width, height })}</g>`;
  const dash = isDashed ? ' stroke-dasharray="4 4"' : "";
  return `<rect class="plain" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"${dash}/>`;
}

/** Three dots, as in the bar of a window: a line of no length has the form of its round ends. */
export function dots(x: number, y: number, name?: string): string {
  const look = name === undefined ? "" : ` class="${name}"`;
  return `<path${look} stroke-width="3.5" d="M${x} ${y}h0m7 0h0m7 0h0"/>`;
}

/** A place that holds other things. */
export function place(x: number, y: number, width: number, height: number, title: string): string {
  return `<rect class="place" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>${text(x + 12, y + 20, title, "strong")}`;
}

/** Data of one client: the arcs are its classes. @param shares of the classes, of whatever sum. */
export function ring(x: number, y: number, size: number, shares: readonly number[]): string {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let reached = 0;
  const arcs = shares.map((share, hue) => {
    const from = reached / all;
    reached += share;
    return { hue, from, to: reached / all };
  });
  const shown = arcs.filter(({ from, to }) => to > from);
  // Round ends would close the gaps between the arcs.
  return `<g stroke-linecap="butt">${ringSvg({ x, y, radius: size, stroke: 7, samples: all, arcs: shown }, null)}</g>`;
}

const heads: Readonly<Record<Direction, string>> = {
  right: "m-6-4 6 4-6 4",
  left: "m6-4-6 4 6 4",
  down: "m-4-6 4 6 4-6",
  up: "m-4 6 4-6 4 6",
};

interface ArrowLook {
  readonly isDashed?: boolean;
}

/**
 * A line of level and upright legs, with a head.
 *
 * @param first the way of its first leg; the others turn by turn.
 * @param turns lengths of its legs: to the left or up where they are negative.
 */
export function arrow(
  [x, y]: readonly [number, number],
  first: "across" | "down",
  turns: readonly number[],
  { isDashed = false }: ArrowLook = {},
): string {
  const isAcross = (index: number) => (index % 2 === 0) === (first === "across");
  const legs = turns.map((turn, index) => `${isAcross(index) ? "h" : "v"}${short(turn)}`).join("");
  const last = turns.at(-1) ?? 0;
  const direction: Direction = isAcross(turns.length - 1) ? (last < 0 ? "left" : "right") : last < 0 ? "up" : "down";
  const path = `M${short(x)} ${short(y)}${legs}`;
  if (!isDashed) return `<path class="way" d="${path}${heads[direction]}"/>`;
  const along = (across: boolean) =>
    turns.reduce((sum, turn, index) => sum + (isAcross(index) === across ? turn : 0), 0);
  const end = `M${short(x + along(true))} ${short(y + along(false))}`;
  return `<path class="way" d="${path}" stroke-dasharray="4 4"/><path class="way" d="${end}${heads[direction]}"/>`;
}

/** A line without a head. */
export function path(data: string, name = "way"): string {
  return `<path class="${name}" d="${data}"/>`;
}

/** The number of a step of what happens. */
export function step(number: number, x: number, y: number): string {
  return numbered("step", number, x, y);
}

/** The number of a step that a reader takes, at what to click. */
export function dot(number: number, x: number, y: number): string {
  return numbered("dot", number, x, y);
}

function numbered(name: string, number: number, x: number, y: number): string {
  return `<g class="${name}"><circle cx="${short(x)}" cy="${short(y)}" r="10"/>${text(x, y, String(number), "mid")}</g>`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
