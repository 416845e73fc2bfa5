import { expect, test } from "@jest/globals";
import { planChart } from "./planChart";
import { renderChart } from "./renderChart";

const row = (values: Readonly<Record<string, string | number>>) => ({ id: "row", values, notes: [] });
const chart = { label: ["name"], series: ["accuracy", "other"], unit: "%", maximum: 80 };

test("starts the bar of a figure at zero and that of a range at its low end; words have no bar", () => {
  const rows = [
    row({ name: "A", accuracy: 40, other: ">20" }),
    row({ name: "B", accuracy: "10~40", other: "unknown" }),
    row({ name: "C", accuracy: 120 }),
  ];
  expect(planChart({ chart, rows }, { accuracy: "Accuracy" })).toEqual({
    series: ["Accuracy", "other"],
    maximum: 80,
    unit: "%",
    bars: [
      {
        label: "A",
        bars: [
          { series: 0, from: 0, to: 0.5, value: "40%" },
          { series: 1, from: 0, to: 0.25, value: ">20%" },
        ],
      },
      { label: "B", bars: [{ series: 0, from: 0.125, to: 0.5, value: "10~40%" }] },
      { label: "C", bars: [{ series: 0, from: 0, to: 1, value: "120%" }] },
    ],
  });
});

test("returns null for a benchmark without a chart", () => {
  expect(planChart({ rows: [] }, {})).toBeNull();
});

test("renders a chart with relative widths, escaped labels and no colors", () => {
  const plan = planChart({ chart, rows: [row({ name: "A <b>", accuracy: 80 })] }, {});
  const svg = plan && renderChart(plan);
  expect(svg).toContain('<rect class="chart-bar chart-bar-0" x="0%"');
  expect(svg).toContain("A &lt;b&gt;");
  expect(svg).not.toMatch(/viewBox|style=|#[0-9a-f]{3}/);
});
