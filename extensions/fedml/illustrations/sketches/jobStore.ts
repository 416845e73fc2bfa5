import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, button, greek, mark, page, panel } from "./parts";

function card(x: number, y: number, width: number, isMeant: boolean): string {
  const lines = [greek(x + 40, y + 19, width - 76), greek(x + 40, y + 35, width - 56)];
  const frame = isMeant
    ? `<rect class="press" x="${x}" y="${y}" width="${width}" height="54" rx="6"/>${dot(2, x + 20, y + 27)}`
    : `<rect class="place" x="${x}" y="${y}" width="${width}" height="54" rx="6"/>`;
  return frame + lines.join("");
}

/** The page of a job, with its two parts as tabs. */
function job(x: number, y: number, width: number): string {
  const isWide = width > 300;
  const inner = x + 16;
  const [second, first] = isWide ? [y + 66, y + 66] : [y + 88, y + 62];
  return [
    panel(x, y, width, isWide ? 180 : 148),
    greek(inner, y + 26, isWide ? 96 : 84),
    dot(3, x + width - (isWide ? 190 : 102), y + 25),
    button(x + width - (isWide ? 174 : 86), y + 8, 76, "Launch"),
    isWide ? button(x + width - 90, y + 8, 76, "Import", false) : "",
    text(inner, first, "Description", "strong"),
    path(isWide ? `M${inner} ${first + 14}h72` : `M${inner} ${first + 12}h72`),
    text(isWide ? inner + 88 : inner, second, "Source Code and Configuration"),
    greek(inner, y + (isWide ? 108 : 112), width - 60),
    greek(inner, y + (isWide ? 128 : 130), width - 110),
    isWide ? greek(inner, y + 148, width - 80) : "",
  ].join("");
}

export const jobStore: Illustration = {
  caption: "A job in the Job Store. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: the Job Store entry of the menu (1), a list of jobs (2), and the page of a job with its description, its source code and configuration, and the Launch button (3).`,
  wide: page(widths.wide, 262, [
    path(`M132 ${bar}V261`, "rule"),
    greek(20, 66, 60),
    dot(1, 24, 100),
    text(42, 100, "Job Store", "strong"),
    greek(20, 134, 70),
    greek(20, 164, 52),
    card(148, 58, 160, false),
    card(148, 121, 160, true),
    card(148, 184, 160, false),
    job(324, 58, 322),
  ]),
  narrow: page(widths.narrow, 340, [
    dot(1, 26, 60),
    text(44, 60, "Job Store", "strong"),
    path(`M1 ${bar + 52}H299`, "rule"),
    card(16, 104, 268, true),
    job(16, 174, 268),
  ]),
};
