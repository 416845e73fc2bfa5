import { dots, path, svg, text } from "../parts";

/** Parts of a page of the console, as a sketch has them. */

/** What every sketch says of itself. */
export const mark = "Sketch of the console, release 0.8.30";

/** Of the bar of the browser's window. */
export const bar = 34;

/** A window of a browser whose bar says what this is, and its page. */
export function page(width: number, height: number, parts: readonly string[]): string {
  return svg(width, height, [
    `<rect class="window" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10"/>`,
    path(`M1 ${bar}H${width - 1}`, "rule"),
    dots(16, 18, "rule"),
    text(44, 18, mark, "faint"),
    ...parts,
  ]);
}

/** Words that a reader cannot use here, as lines. */
export function greek(x: number, y: number, width: number): string {
  return path(`M${x} ${y}h${width}`, "greek");
}

export function field(x: number, y: number, width: number, words: string, classes = ""): string {
  return `<rect class="place" x="${x}" y="${y}" width="${width}" height="34" rx="6"/>${text(x + 12, y + 17, words, classes)}`;
}

/** @param isMeant whether it is what to click. */
export function button(x: number, y: number, width: number, words: string, isMeant = true): string {
  return `<rect class="${isMeant ? "press" : "place"}" x="${x}" y="${y}" width="${width}" height="34" rx="6"/>${text(x + width / 2, y + 17, words, isMeant ? "strong mid" : "mid")}`;
}

/** A part of the page with an edge of its own. */
export function panel(x: number, y: number, width: number, height: number): string {
  return `<rect class="window" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
}
