import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, greek, mark, page } from "./parts";

/** Tabs of a run, with the widths of their labels. */
const tabs = [
  ["Metrics", 50],
  ["Logs", 32],
  ["Hardware Monitoring", 132],
  ["Model", 40],
  ["Artifacts", 58],
] as const;

/** Two curves: a loss that falls and an accuracy that rises. */
function curves(x: number, y: number, width: number, height: number): string {
  const [near, far, bottom] = [x + width * 0.2, x + width * 0.55, y + height];
  return [
    path(`M${x} ${y}V${bottom}H${x + width}`, "rule"),
    path(`M${x + 8} ${y + 6}C${near} ${bottom - 6} ${far} ${bottom - 10} ${x + width - 8} ${bottom - 10}`, "hue-1"),
    path(`M${x + 8} ${bottom - 12}C${near} ${y + 16} ${far} ${y + 10} ${x + width - 8} ${y + 8}`, "hue-3"),
  ].join("");
}

function wideTabs(y: number): readonly string[] {
  let x = 58;
  return tabs.map(([name, width], index) => {
    const at = x;
    x += width + 26;
    return text(at, y, name, index === 0 ? "strong" : "") + (index === 0 ? path(`M${at} ${y + 16}h${width}`) : "");
  });
}

/** Two tabs per row. */
function narrowTabs(y: number): readonly string[] {
  return tabs.map(([name, width], index) => {
    const [x, row] = [index % 2 === 0 ? 48 : 184, y + Math.floor(index / 2) * 28];
    return text(x, row, name, index === 0 ? "strong" : "") + (index === 0 ? path(`M${x} ${row + 11}h${width}`) : "");
  });
}

export const run: Illustration = {
  caption: "The tabs of a run. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: the Runs entry of the Train menu (1), a run in the list (2), and its tabs (3): Metrics, Logs, Hardware Monitoring, Model and Artifacts. Metrics is open and shows two curves.`,
  wide: page(widths.wide, 272, [
    dot(1, 30, 60),
    text(48, 60, "Train > Runs", "strong"),
    `<rect class="press" x="196" y="${bar + 9}" width="444" height="34" rx="6"/>`,
    dot(2, 216, 60),
    greek(238, 60, 120),
    greek(470, 60, 60),
    greek(560, 60, 50),
    path(`M1 ${bar + 52}H659`, "rule"),
    dot(3, 30, 110),
    ...wideTabs(110),
    path("M20 134H640", "rule"),
    curves(40, 154, 580, 96),
  ]),
  narrow: page(widths.narrow, 338, [
    dot(1, 26, 60),
    text(44, 60, "Train > Runs", "strong"),
    `<rect class="press" x="16" y="84" width="268" height="34" rx="6"/>`,
    dot(2, 34, 101),
    greek(54, 101, 100),
    greek(200, 101, 64),
    path("M1 132H299", "rule"),
    dot(3, 26, 156),
    ...narrowTabs(156),
    path("M16 234H284", "rule"),
    curves(28, 250, 244, 70),
  ]),
};
