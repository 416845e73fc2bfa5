import { escapeMarkup } from "../../../node/common/escapeMarkup";
import type { Kind as DiagramKind } from "../../../node/diagrams/diagram";
import { corner as radius, formOf } from "../../../node/diagrams/forms";
import { ringSvg } from "../../../src/shared/rings/ringsSvg";

/** The shapes that all illustrations consist of. The style sheet sets their colors by class. */

/** Font size at every window width, in units of the picture. These are CSS pixels where the picture has its full size. */
export const letters = 13;
/** From the middle of a line of text down to its baseline. */
const drop = 4.6;

/** What a box represents: a kind of node in diagrams, or `plain` for a step, part or layer. `ring` shows data. */
export type Kind = Exclude<DiagramKind, "data"> | "plain";

type Direction = "up" | "down" | "left" | "right";

/** @returns an SVG element. Its accessible name is on the parent element. */
export function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg viewBox="0 0 ${width} ${height}" font-size="${letters}" aria-hidden="true">${parts.join("")}</svg>`;
}

/** @param classes `strong`, `mid`, `end`, `code`, `faint`. */
export function text(x: number, y: number, words: string, classes = ""): string {
  const name = classes === "" ? "" : ` class="${classes}"`;
  return `<text${name} x="${short(x)}" y="${short(y + drop)}">${escapeMarkup(words)}</text>`;
}

/** Text, or code in the code font. */
export type Words = string | { readonly code: string };

interface BoxText {
  readonly title?: string;
  /** Lines below the title. */
  readonly notes?: readonly Words[];
  /** Whether the text is centered. */
  readonly isCentered?: boolean;
  /** Whether the border is dashed, which marks something optional. */
  readonly isDashed?: boolean;
}

/** Distance between two lines of text. */
const line = 18;

/** A shape with its text. */
export function box(kind: Kind, x: number, y: number, width: number, height: number, words: BoxText = {}): string {
  const { title, notes = [], isCentered = false, isDashed = false } = words;
  const lines = [...(title === undefined ? [] : [title]), ...notes];
  const first = isCentered ? y + height / 2 - ((lines.length - 1) * line) / 2 : y + 20;
  // To the right of the bar of a server.
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

/** Three dots, as in the title bar of a window. Each is a line of zero length, which shows only its round caps. */
export function dots(x: number, y: number, name?: string): string {
  const look = name === undefined ? "" : ` class="${name}"`;
  return `<path${look} stroke-width="3.5" d="M${x} ${y}h0m7 0h0m7 0h0"/>`;
}

/** A titled frame around other shapes. */
export function place(x: number, y: number, width: number, height: number, title: string): string {
  return `<rect class="place" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>${text(x + 12, y + 20, title, "strong")}`;
}

/** Data of one client, with an arc for each class. @param shares of the classes, with any sum. */
export function ring(x: number, y: number, size: number, shares: readonly number[]): string {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let reached = 0;
  const arcs = shares.map((share, hue) => {
    const from = reached / all;
    reached += share;
    return { hue, from, to: reached / all };
  });
  const shown = arcs.filter(({ from, to }) => to > from);
  // Round caps would close the gaps between the arcs.
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
 * A line of horizontal and vertical segments, with an arrowhead.
 *
 * @param first direction of the first segment; the directions alternate.
 * @param turns lengths of the segments; negative ones go left or up.
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

/** A line without an arrowhead. */
export function path(data: string, name = "way"): string {
  return `<path class="${name}" d="${data}"/>`;
}

/** The number of a step in a process. */
export function step(number: number, x: number, y: number): string {
  return numbered("step", number, x, y);
}

/** The number of a step that the reader takes, placed where to click. */
export function dot(number: number, x: number, y: number): string {
  return numbered("dot", number, x, y);
}

function numbered(name: string, number: number, x: number, y: number): string {
  return `<g class="${name}"><circle cx="${short(x)}" cy="${short(y)}" r="10"/>${text(x, y, String(number), "mid")}</g>`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
