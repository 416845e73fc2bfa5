import type { Benchmark } from "./benchmarks";

export interface Bar {
  /** Index of the series. */
  readonly series: number;
  /** Fractions of the maximum, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** The figure as written: ">75", "10~40". */
  readonly value: string;
}

export interface ChartPlan {
  /** Names of the series; more than one need a legend. */
  readonly series: readonly string[];
  readonly maximum: number;
  readonly unit: string;
  readonly bars: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
}

/** @returns the bars of a benchmark, or null if it has no chart. Figures that are not numbers are only in the table. */
export function planChart(
  { chart, rows }: Pick<Benchmark, "chart" | "rows">,
  columns: Readonly<Record<string, string>>,
): ChartPlan | null {
  if (!chart) return null;
  return {
    series: chart.series.map((column) => columns[column] ?? column),
    maximum: chart.maximum,
    unit: chart.unit,
    bars: rows.map(({ values }) => ({
      label: chart.label.flatMap((column) => (values[column] === undefined ? [] : [String(values[column])])).join(", "),
      bars: chart.series.flatMap((column, series) => {
        const range = readRange(values[column]);
        if (!range) return [];
        const share = (number: number) => Math.min(number / chart.maximum, 1);
        return [
          { series, from: share(range[0]), to: share(range[1]), value: `${String(values[column])}${chart.unit}` },
        ];
      }),
    })),
  };
}

/** ">75" becomes a bar up to 75, "10~40" a bar from 10 to 40. */
const figure = /^[<>~]?\s*(?<low>\d+(?:\.\d+)?)(?:\s*~\s*(?<high>\d+(?:\.\d+)?))?$/;

function readRange(value: string | number | undefined): readonly [number, number] | null {
  if (typeof value === "number") return [0, value];
  const { low, high } = figure.exec(value ?? "")?.groups ?? {};
  if (low === undefined) return null;
  return high === undefined ? [0, Number(low)] : [Number(low), Number(high)];
}
