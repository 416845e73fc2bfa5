import { expect, test } from "@jest/globals";
import { renderText } from "../../test/renderText";

const split = (alpha: string) => `<Split alpha="${alpha}" alt="With ${alpha}">\n\nAlpha is *${alpha}*.\n\n</Split>`;
const hero = [
  '<Hero title="Train here.">\n\nThe lead.\n',
  '<Action href="/a" note="No account">First</Action>\n<Action href="/b">Second</Action>\n',
  '<DataSplit seed="s" clients="4" center="global model">',
  ...["0.1", "0.5", "100"].map(split),
  "</DataSplit>\n\n</Hero>\n",
].join("\n");

/** The first group of each match of a pattern. */
function all(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, part = ""]) => part);
}

test("renders the hero's words, its actions and its picture", async () => {
  const html = await renderText(hero);
  expect(html.replace(/\n/g, "")).toMatch(
    /^<div class="hero"><div class="hero-words"><h1>Train here.<\/h1><p>The lead.<\/p>.*<\/div><div class="split"/,
  );
  expect(html).toContain('<a class="action" href="/a">First<small>No account</small></a>');
  expect(html).toContain('<a class="action" href="/b">Second</a>');
});

test("renders each alpha as a choice with picture and words, and selects the middle one", async () => {
  const html = await renderText(hero);
  expect(all(html, /<input[^>]* value="([^"]+)"/g)).toEqual(["0.1", "0.5", "100"]);
  expect(all(html, /<input[^>]*checked=""[^>]* value="([^"]+)"/g)).toEqual(["0.5"]);
  expect(all(html, /role="img" aria-label="([^"]+)"/g)).toEqual(["With 0.1", "With 0.5", "With 100"]);
  expect(all(html, /<em>([^<]+)/g)).toEqual(["0.1", "0.5", "100"]);
});

test("renders all choices before the first picture, so that they do not move during loading", async () => {
  const html = await renderText(hero);
  expect(html.lastIndexOf("split-label")).toBeLessThan(html.indexOf("split-panel"));
});

test("shows the samples of each client, with the same total for each alpha", async () => {
  const html = await renderText(hero);
  const samples = all(html, /class="split-samples"[^>]*>(\d+)</g).map(Number);
  expect(samples).toHaveLength(3 * 4);
  const sums = [0, 4, 8].map((from) => samples.slice(from, from + 4).reduce((sum, count) => sum + count, 0));
  expect(sums).toEqual([5100, 5100, 5100]);
});

test("renders ways with their audience, and figures with a bar of their value", async () => {
  const html = await renderText(
    '<Ways>\n<Way title="Simulate" who="For researchers" icon="network">\n\n1. [One](/one)\n\n</Way>\n</Ways>\n\n' +
      '<Figures>\n<Figure value="90 %" part="0.9">\n\nMeasured.\n\n</Figure>\n</Figures>\n',
  );
  expect(html).toMatch(/<li class="way"><p class="way-who"><svg.*<\/svg>For researchers<\/p><h3>Simulate<\/h3>/s);
  expect(html).toMatch(/<li class="figure"><strong>90 %<\/strong>.*<rect width="90" height="3"/s);
});
