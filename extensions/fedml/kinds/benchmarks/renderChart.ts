import { escapeMarkup } from "../../../../node/common/escapeMarkup";
import type { ChartPlan } from "./planChart";

/** Heights in CSS pixels at the default font size. The chart is not scaled, so that its text keeps its size on a phone. */
const bar = 14;
const gap = 4;
const labelLine = 22;
const rowGap = 14;
const axis = 24;
const keyLine = 28;

/** The default font size, in CSS pixels: `--text-tiny`. */
const letters = 13;

/** Fraction of the width that the longest bar takes; its figure is in the rest. */
const widest = 0.84;

/** Grid lines, as fractions of the maximum. */
const ticks = [0, 0.25, 0.5, 0.75, 1];

/** @returns SVG as wide as its container: horizontal lengths are percentages, all others scale with the font size. CSS sets the colors. */
export function renderChart({ series, maximum, unit, bars }: ChartPlan): string {
  const top = series.length > 1 ? keyLine * series.length : 0;
  const parts: string[] = [];
  let y = top;
  for (const row of bars) {
    parts.push(label(0, y + labelLine - 8, row.label, "chart-label"));
    y += labelLine;
    for (const { series: index, from, to, value } of row.bars) {
      parts.push(
        `<rect class="chart-bar chart-bar-${index}" x="${across(from)}" y="${em(y)}" width="${across(to - from)}" height="${em(bar)}" rx="2"/>`,
        `<text class="chart-value" x="${across(to)}" dx="6" y="${em(y + bar - 3)}">${escapeMarkup(value)}</text>`,
      );
      y += bar + gap;
    }
    y += rowGap;
  }
  const grid = ticks.map(
    (tick) =>
      `<line class="chart-grid" x1="${across(tick)}" x2="${across(tick)}" y1="${em(top)}" y2="${em(y)}"/>` +
      `<text class="chart-tick" x="${across(tick)}" y="${em(y + axis - 8)}"${anchor(tick)}>${tick * maximum}${unit}</text>`,
  );
  const key = series.map((name, index) =>
    series.length === 1
      ? ""
      : `<rect class="chart-bar chart-bar-${index}" y="${em(keyLine * index + 2)}" width="${em(bar)}" height="${em(bar)}" rx="2"/>` +
        `<text class="chart-label" x="${em(bar + 8)}" y="${em(keyLine * index + bar)}">${escapeMarkup(name)}</text>`,
  );
  return `<svg width="100%" height="${em(y + axis)}" aria-hidden="true">${[...key, ...grid, ...parts].join("")}</svg>`;
}

function label(x: number, y: number, words: string, className: string): string {
  return `<text class="${className}" x="${x}" y="${em(y)}">${escapeMarkup(words)}</text>`;
}

function em(pixels: number): string {
  return `${Math.round((pixels / letters) * 100) / 100}em`;
}

function across(share: number): string {
  return `${Math.round(share * widest * 10_000) / 100}%`;
}

function anchor(tick: number): string {
  return tick === 0 ? "" : ' text-anchor="middle"';
}
