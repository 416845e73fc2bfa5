import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, greek, mark, page, panel } from "./parts";

const command = "fedml login YOUR_API_KEY";

/** The list of machines, with the one that the reader has just bound. */
function machines(x: number, y: number, width: number): string {
  const half = x + width * 0.6;
  return [
    panel(x, y, width, 86),
    greek(x + 42, y + 20, 70),
    greek(half, y + 20, width * 0.24),
    path(`M${x} ${y + 38}h${width}`, "rule"),
    dot(4, x + 20, y + 62),
    text(x + 42, y + 62, "your machine", "strong"),
    greek(half, y + 62, width * 0.3),
  ].join("");
}

export const bindMachine: Illustration = {
  caption: "Where to find the command with your key. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: under Compute, My Servers, the page shows the fedml login command with your key (3). Below it, the list of servers shows the machine once it is bound (4). Create Clusters and My Clusters are other entries in the menu.`,
  wide: page(widths.wide, 248, [
    path(`M112 ${bar}V247M252 ${bar}V247`, "rule"),
    greek(20, 64, 56),
    text(20, 94, "Compute", "strong"),
    greek(20, 124, 66),
    greek(20, 154, 48),
    `<rect class="press" x="122" y="${bar + 12}" width="120" height="34" rx="6"/>`,
    text(134, 63, "My Servers", "strong"),
    text(134, 102, "My Clusters"),
    text(134, 136, "Create Clusters"),
    `<rect class="press" x="270" y="${bar + 16}" width="372" height="46" rx="6"/>`,
    dot(3, 292, 73),
    text(314, 73, command, "code"),
    machines(270, 134, 372),
  ]),
  narrow: page(widths.narrow, 262, [
    text(16, 60, "Compute > My Servers", "strong"),
    path(`M1 ${bar + 52}H299`, "rule"),
    `<rect class="press" x="16" y="102" width="268" height="34" rx="6"/>`,
    dot(3, 36, 119),
    text(56, 119, command, "code"),
    machines(16, 154, 268),
  ]),
};
