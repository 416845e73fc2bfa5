import { widths, type Illustration } from "../illustration";
import { dot, path, text } from "../parts";
import { bar, greek, mark, page, panel } from "./parts";

/** A metric over time. */
function chart(x: number, y: number, width: number, name: string, hue: number): string {
  const third = (width - 32) / 3;
  return [
    panel(x, y, width, 92),
    text(x + 16, y + 22, name, "strong"),
    path(`M${x + 16} ${y + 72}l${third}-20 ${third} 8 ${third}-18`, `hue-${hue}`),
  ].join("");
}

export const endpoint: Illustration = {
  caption: "The page of an endpoint. The numbers match the steps; the layout is simplified.",
  alt: `${mark}: the page of an endpoint shows its status (1), here DEPLOYED, its id (2), and curves of the queries per second and of the latency.`,
  wide: page(widths.wide, 244, [
    text(20, 60, "my_endpoint", "strong"),
    greek(560, 60, 76),
    path(`M1 ${bar + 52}H659`, "rule"),
    dot(1, 30, 112),
    text(48, 112, "Status"),
    text(104, 112, "DEPLOYED", "strong"),
    dot(2, 250, 112),
    text(268, 112, "id"),
    text(290, 112, "ENDPOINT_ID", "code"),
    greek(460, 112, 140),
    chart(20, 136, 302, "QPS", 2),
    chart(338, 136, 302, "Latency", 4),
  ]),
  narrow: page(widths.narrow, 276, [
    text(16, 60, "my_endpoint", "strong"),
    path(`M1 ${bar + 52}H299`, "rule"),
    dot(1, 26, 110),
    text(44, 110, "Status"),
    text(100, 110, "DEPLOYED", "strong"),
    dot(2, 26, 142),
    text(44, 142, "id"),
    text(66, 142, "ENDPOINT_ID", "code"),
    chart(16, 168, 128, "QPS", 2),
    chart(156, 168, 128, "Latency", 4),
  ]),
};
