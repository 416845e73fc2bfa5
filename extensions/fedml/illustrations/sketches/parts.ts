import { dots, path, svg, text } from "../parts";

/** Parts of a console page, as sketches show them. */

/** The label of every sketch. */
export const mark = "Sketch of the console, release 0.8.30";

/** Height of the title bar of the browser window. */
export const bar = 34;

/** A browser window: its title bar with the label, and its page. */
export function page(width: number, height: number, parts: readonly string[]): string {
  return svg(width, height, [
    `<rect class="window" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="10"/>`,
    path(`M1 ${bar}H${width - 1}`, "rule"),
    dots(16, 18, "rule"),
    text(44, 18, mark, "faint"),
    ...parts,
  ]);
}

/** A line in place of words that are of no use to the reader here. */
export function greek(x: number, y: number, width: number): string {
  return path(`M${x} ${y}h${width}`, "greek");
}

export function field(x: number, y: number, width: number, words: string, classes = ""): string {
  return `<rect class="place" x="${x}" y="${y}" width="${width}" height="34" rx="6"/>${text(x + 12, y + 17, words, classes)}`;
}

/** @param isMeant whether the reader should click it. */
export function button(x: number, y: number, width: number, words: string, isMeant = true): string {
  return `<rect class="${isMeant ? "press" : "place"}" x="${x}" y="${y}" width="${width}" height="34" rx="6"/>${text(x + width / 2, y + 17, words, isMeant ? "strong mid" : "mid")}`;
}

/** A part of the page with its own border. */
export function panel(x: number, y: number, width: number, height: number): string {
  return `<rect class="window" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
}
