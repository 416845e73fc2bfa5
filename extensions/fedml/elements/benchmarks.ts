import { find } from "../../../node/elements/element";
import type { FactsElement, FactsPlace } from "./element";
import { notes, sourceLine } from "./phrases";
import { thousands } from "./datasets";
import { component } from "../../../node/syntax/tree";
import { drawChart } from "./drawChart";
import { planChart } from "./planChart";
import { itemKey } from "../data/item";
import {
  itemLink,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Phrases,
} from "../../../node/elements/mdast";
import type { Benchmark, ReferenceData } from "../data/schemas";

/** `<Benchmark id="mpi.linear_models" />` */
export const benchmarkElement: FactsElement = {
  reads: ["benchmarks", "examples", "places"],
  attributes: { id: "required" },
  expand: ({ id = "" }, place) => {
    const { benchmarks, data } = place.facts;
    const benchmark = find(benchmarks, id, "benchmark");
    const title = paragraph(strong([text(benchmark.title)]), {
      ...place.show(itemKey("benchmark", id)),
      className: ["reference-section"],
    });
    const used = [...new Set(benchmark.rows.flatMap(({ provenance }) => (provenance ? [provenance.paper] : [])))];
    return [
      title,
      ...(benchmark.statements.length === 0 ? [] : [list(benchmark.statements)]),
      ...drawing(benchmark, data.benchmarks.columns),
      ...(benchmark.rows.length === 0 ? [] : [figures(benchmark, data.benchmarks, place)]),
      ...notes([
        ...benchmark.notes,
        ...benchmark.rows.flatMap((row) =>
          row.notes.map((note) => `${String(row.values["dataset"] ?? row.id)}: ${note}`),
        ),
        ...(used.length === 0 ? [] : [`Settings and figures are those of: ${used.join("; ")}.`]),
      ]),
      ...(benchmark.link === undefined
        ? []
        : [paragraph(link(benchmark.link, [text("The report that these figures are from")]))]),
      sourceLine(data.benchmarks.source, benchmark.file),
    ];
  },
};

/** A picture of the rows; the table below it says the same in words. */
function drawing(benchmark: Benchmark, labels: ReferenceData["benchmarks"]["columns"]): readonly Block[] {
  const chart = planChart(benchmark, labels);
  if (!chart) return [];
  const alt = `${benchmark.title}: ${chart.bars.length} rows of bars, with the figures of the table below.`;
  return [component("mdxJsxFlowElement", "Chart", { svg: drawChart(chart), alt }) as unknown as Block];
}

function figures(
  { title, columns, rows }: Benchmark,
  { columns: labels }: ReferenceData["benchmarks"],
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
          return itemLink(itemKey("example", example), [text(String(content))]);
        }
        return [text(typeof content === "number" ? thousands4(content) : content)];
      }),
    ),
  });
}

/** Keeps the digits of small numbers, which "en-GB" would round to three. */
function thousands4(number: number): string {
  return Number.isInteger(number) ? thousands(number) : String(number);
}
