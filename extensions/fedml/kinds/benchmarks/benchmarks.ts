import { z } from "zod";
import { find } from "../../../../node/elements/element";
import {
  flowComponent,
  itemLink,
  link,
  list,
  paragraph,
  strong,
  table,
  text as plain,
  type Block,
  type Phrases,
} from "../../../../node/elements/mdast";
import type { Facts } from "../../data/facts";
import { named, noted, sourced } from "../../shared/fields";
import { notes, sourceLine, thousands } from "../../shared/phrases";
import { file, source, text, texts, url } from "../../shared/schemas";
import { by, item, itemKey, type FactsElement, type FactsPlace, type Kind } from "../kind";
import { ids } from "../report";
import { planChart } from "./planChart";
import { renderChart } from "./renderChart";

const row = z.strictObject({
  id: text,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The example that was measured. */
  example: text.optional(),
  notes: texts,
  provenance: z.strictObject({ paper: text, where: z.array(z.strictObject({ what: text, at: text })) }).optional(),
});

const benchmark = z.strictObject({
  id: text,
  title: text,
  file,
  link: url.optional(),
  /** Findings in words, if there are no rows. */
  statements: texts,
  /** Names of the columns, in order. */
  columns: texts,
  chart: z
    .strictObject({
      /** Columns that form the label of a row of bars. */
      label: z.array(text).min(1),
      /** Columns that the chart shows. */
      series: z.array(text).min(1),
      unit: z.string(),
      maximum: z.number().positive(),
    })
    .optional(),
  notes: texts,
  rows: z.array(row),
});

const schema = z.strictObject({
  source,
  /** Heading of each column. */
  columns: z.record(z.string(), text),
  tables: z.array(benchmark),
  links: z.array(z.strictObject({ label: text, url })),
});

export type Benchmark = z.output<typeof benchmark>;

function index({ tables }: z.output<typeof schema>) {
  return { benchmarks: by("id", tables) };
}

/** `<Benchmark id="mpi.linear_models" />` */
const benchmarkElement: FactsElement = {
  reads: ["benchmarks", "examples", "places"],
  attributes: { id: "required" },
  expand: ({ id = "" }, place) => {
    const { benchmarks, data } = place.facts;
    const benchmark = find(benchmarks, id, "benchmark");
    const title = paragraph(strong([plain(benchmark.title)]), {
      ...place.show(itemKey("benchmark", id)),
      className: ["reference-section"],
    });
    const used = [...new Set(benchmark.rows.flatMap(({ provenance }) => (provenance ? [provenance.paper] : [])))];
    return [
      title,
      ...(benchmark.statements.length === 0 ? [] : [list(benchmark.statements)]),
      ...chartOf(benchmark, data.benchmarks.columns),
      ...(benchmark.rows.length === 0 ? [] : [figures(benchmark, data.benchmarks, place)]),
      ...notes([
        ...benchmark.notes,
        ...benchmark.rows.flatMap((row) =>
          row.notes.map((note) => `${String(row.values["dataset"] ?? row.id)}: ${note}`),
        ),
        ...(used.length === 0 ? [] : [`The settings and figures are from ${used.join("; ")}.`]),
      ]),
      ...(benchmark.link === undefined
        ? []
        : [paragraph(link(benchmark.link, [plain("The report with these figures")]))]),
      sourceLine(data.benchmarks.source, benchmark.file),
    ];
  },
};

/** A chart of the rows; the table below it contains the same figures. */
function chartOf(benchmark: Benchmark, labels: Facts["data"]["benchmarks"]["columns"]): readonly Block[] {
  const chart = planChart(benchmark, labels);
  if (!chart) return [];
  const alt = `${benchmark.title}: ${chart.bars.length} rows of bars, with the figures from the table below.`;
  return [flowComponent("Chart", { svg: renderChart(chart), alt })];
}

function figures(
  { title, columns, rows }: Benchmark,
  { columns: labels }: Facts["data"]["benchmarks"],
  place: FactsPlace,
): Block {
  return table({
    label: title,
    className: "reference-figures",
    head: columns.map((column) => labels[column] ?? column),
    rows: rows.map(({ values, example }) =>
      columns.map((column): Phrases => {
        const content = values[column];
        if (content === undefined) return [];
        if (column === "example" && example !== undefined && place.facts.examples.has(example)) {
          return itemLink(itemKey("example", example), [plain(String(content))]);
        }
        return [plain(typeof content === "number" ? thousands4(content) : content)];
      }),
    ),
  });
}

/** Keeps all digits of a fraction, which "en-GB" would round to three. */
function thousands4(number: number): string {
  return Number.isInteger(number) ? thousands(number) : String(number);
}

export const benchmarks: Kind<typeof schema, ReturnType<typeof index>, "benchmark"> = {
  schema,
  index,
  items: [
    item("benchmark", {
      all: ({ data }) => data.benchmarks.tables,
      id: ({ id }) => id,
      field: "benchmarks",
      type: "Benchmark",
      description: "A table of measured figures.",
      fields: {
        ...named,
        title: ["String!", "What was measured."],
        statements: ["[String!]!", "Findings in words, if there are no rows."],
        rows: ["[BenchmarkRow!]!", "Rows of the table."],
        ...noted,
        ...sourced,
      },
      values: ({ columns, rows }, { data }) => ({
        rows: rows.map(({ values }) => ({
          cells: columns.flatMap((column) =>
            values[column] === undefined
              ? []
              : [{ column, label: data.benchmarks.columns[column] ?? column, value: String(values[column]) }],
          ),
        })),
      }),
    }),
  ],
  check({ data: { benchmarks: data }, examples }, { unique, link: linkTo }) {
    unique(ids("id", data.tables, "tables"));
    for (const [place, { columns, chart, rows }] of data.tables.entries()) {
      const at = ["tables", place] as const;
      unique(ids("id", rows, ...at, "rows"));
      columns.forEach((name, number) =>
        linkTo([...at, "columns", number], name, "benchmarks", "column", Object.keys(data.columns)),
      );
      for (const field of ["label", "series"] as const) {
        chart?.[field].forEach((name, number) =>
          linkTo([...at, "chart", field, number], name, "benchmarks", "column", columns),
        );
      }
      for (const [number, { values, example }] of rows.entries()) {
        const inRow = [...at, "rows", number] as const;
        linkTo([...inRow, "example"], example, "examples", "example", examples);
        for (const name of Object.keys(values))
          linkTo([...inRow, "values", name], name, "benchmarks", "column", columns);
      }
    }
  },
  elements: { Benchmark: benchmarkElement },
  types: {
    BenchmarkRow: {
      description: "A row of measured figures.",
      fields: { cells: ["[BenchmarkCell!]!", "Its cells, without those that are empty."] },
    },
    BenchmarkCell: {
      description: "A measured figure or what it was measured with.",
      fields: {
        column: ["String!", "Short name of the column."],
        label: ["String!", "Name that readers see."],
        value: ["String!", "The figure as it is written."],
      },
    },
  },
};
