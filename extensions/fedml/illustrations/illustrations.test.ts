import { readFile } from "node:fs/promises";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "@jest/globals";
import { Illustration } from "../components/Illustration/Illustration";
import { ContentStringsContext } from "../../../src/mdx/contentStrings";
import { strings } from "../../../src/site/strings";
import { formOf } from "../../../node/diagrams/forms";
import { widths } from "./illustration";
import { keyPictures, sketches } from "./illustrations";
import { illustrationElements } from "./elements";
import { arrow, box, letters, ring, step } from "./parts";

const all = [...keyPictures, ...sketches];
const arrangements = all.flatMap(([name, { wide, narrow }]) => [
  { name: `${name}, wide`, svg: wide, width: widths.wide },
  { name: `${name}, narrow`, svg: narrow, width: widths.narrow },
]);
const styles = await readFile("extensions/fedml/styles.css", "utf8");
/** The rules for illustrations in the style sheet. */
const own = styles.slice(styles.indexOf("  .key-picture,"), styles.indexOf("  .choices {"));

/** Width for a picture inside its frame, in the narrowest text column that shows each layout, in CSS pixels. */
const column = (() => {
  const root = 16;
  const [, limit = ""] = /@container \(width < ([\d.]+)rem\)/.exec(own) ?? [];
  const phone = 360 - 2 * root;
  // `.key-picture > div`: both paddings and both edges.
  const frame = (width: number) => 2 * Math.min(root, Math.max(0.75 * root, 0.03 * width)) + 2;
  return { wide: Number(limit) * root - frame(Number(limit) * root), narrow: phone - frame(phone) };
})();

/** Minimum font size, in CSS pixels. */
const legible = 12;
/** Average widths of a letter in em, slightly more than those of the fonts. */
const letterWidths = { text: 0.5, strong: 0.54, code: 0.61 };

interface Label {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** @returns the labels of a picture, with their left and right ends. */
function labelsOf(svg: string): readonly Label[] {
  const found = svg.matchAll(
    /<text(?: class="(?<classes>[^"]*)")? x="(?<x>[\d.-]+)" y="(?<y>[\d.-]+)">(?<words>[^<]*)</g,
  );
  return Array.from(found, ({ groups: { classes = "", x = "", y = "", words = "" } = {} }) => {
    const names = classes.split(" ");
    const letter = names.includes("code") ? "code" : names.includes("strong") ? "strong" : "text";
    const width = words.replace(/&\w+;/g, "x").length * letters * letterWidths[letter];
    const from = Number(x) - (names.includes("mid") ? width / 2 : names.includes("end") ? width : 0);
    return { words, from, to: from + width, y: Number(y) };
  });
}

describe("every illustration", () => {
  test("has an accessible name and a caption, and hides its shapes from assistive technology", () => {
    for (const [name, { wide, narrow, ...words }] of all) {
      const html = renderToStaticMarkup(
        createElement(
          ContentStringsContext.Provider,
          { value: strings.content },
          createElement(Illustration, { svg: wide + narrow, className: "key-picture", ...words }),
        ),
      );
      expect(html).toMatch(/^<figure class="picture key-picture"><div role="img" aria-label="[^"]{80,}"><svg /);
      expect(html).toMatch(
        /<figcaption>[^<]{20,}<\/figcaption><button type="button" [^>]*data-action="zoom"[^>]*>.*<\/button><\/figure>$/,
      );
      expect([name, html.match(/<svg [^>]*font-size[^>]*aria-hidden="true"/g)?.length]).toEqual([name, 2]);
    }
  });

  test("takes its colors from the style sheet, which takes them from the color roles", () => {
    for (const { name, svg } of arrangements)
      expect([name, svg.match(/#|rgb|hsl|var\(|style=|fill=|stroke="/g)]).toEqual([name, null]);
    const colors = [...own.matchAll(/(?:--hue|fill|stroke|background|border): (?<value>[^;]+);/g)].map(
      ({ groups }) => groups?.["value"] ?? "",
    );
    expect(colors.length).toBeGreaterThan(15);
    expect(colors.filter((value) => !/^none$|var\(--(?:color-|hue|kind)/.test(value))).toEqual([]);
    expect(own).not.toMatch(/#[\da-f]{3}|rgb\(/i);
  });

  test("shows letters of at least 12 CSS pixels in both layouts", () => {
    const shown = { wide: (letters * column.wide) / widths.wide, narrow: (letters * column.narrow) / widths.narrow };
    expect(column.wide).toBeGreaterThan(600);
    expect(shown.wide).toBeGreaterThanOrEqual(legible);
    expect(shown.narrow).toBeGreaterThanOrEqual(legible);
    // Only the picture itself sets these sizes.
    for (const { name, svg, width } of arrangements) {
      expect([name, svg.match(/font-size="[^"]*"/g)]).toEqual([name, [`font-size="${letters}"`]]);
      expect([name, Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])]).toEqual([name, width]);
    }
    expect(own).not.toContain("font-size");
  });

  test("keeps its labels inside the picture and apart from each other", () => {
    for (const { name, svg, width } of arrangements) {
      const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
      const labels = labelsOf(svg);
      expect(labels.length).toBeGreaterThan(3);
      const outside = labels.filter(({ from, to, y }) => from < 0 || to > width || y < letters || y > height - 4);
      const touching = labels.filter((one, index) =>
        labels
          .slice(index + 1)
          .some((other) => Math.abs(one.y - other.y) < letters && one.from < other.to && other.from < one.to),
      );
      expect([name, outside, touching]).toEqual([name, [], []]);
    }
  });

  test("shows the same numbers in both layouts", () => {
    const numbers = (svg: string) => [...new Set(svg.match(/(?<=class="mid"[^>]*>)\d(?=<)/g))].sort();
    for (const [name, { wide, narrow }] of all) expect([name, numbers(narrow)]).toEqual([name, numbers(wide)]);
  });

  test("is smaller than 6 KB", () => {
    for (const [name, { wide, narrow }] of all)
      expect([name, wide.length + narrow.length < 6 * 1024]).toEqual([name, true]);
  });
});

describe("sketches", () => {
  test("carry the sketch label in both layouts and in the text alternative", () => {
    const mark = "Sketch of the console, release 0.8.30";
    for (const [name, { wide, narrow, alt, caption }] of sketches) {
      for (const svg of [wide, narrow]) expect([name, svg.split(`>${mark}<`).length]).toEqual([name, 2]);
      expect(alt.startsWith(`${mark}: `)).toBe(true);
      expect(caption).toMatch(/The numbers match the steps; the layout is simplified\.$/);
    }
  });

  test("number the places to click, and name these numbers in the text alternative", () => {
    for (const [name, { wide, alt }] of sketches) {
      const dots = [...wide.matchAll(/class="dot">.*?>(?<number>\d)</g)].map(({ groups }) => groups?.["number"]);
      expect(dots.length).toBeGreaterThan(1);
      expect([name, [...alt.matchAll(/\((\d)\)/g)].map(([, number]) => number)]).toEqual([name, [...dots].sort()]);
    }
  });
});

test("expands an element to its picture, and suggests names for an unknown one", () => {
  const place = {} as never;
  const [node] = illustrationElements["KeyPicture"]?.expand({ name: "round" }, place, []) ?? [];
  const { alt, wide, narrow, caption } = keyPictures.get("round") ?? {};
  expect(node).toMatchObject({
    name: "Illustration",
    attributes: expect.arrayContaining([
      expect.objectContaining({ name: "svg", value: `${wide ?? ""}${narrow ?? ""}` }),
      expect.objectContaining({ name: "alt", value: alt }),
      expect.objectContaining({ name: "caption", value: caption }),
      expect.objectContaining({ name: "className", value: "key-picture" }),
    ]),
  });
  expect(() => illustrationElements["Sketch"]?.expand({ name: "job-stor" }, place, [])).toThrow(
    expect.objectContaining({
      message: 'There is no sketch "job-stor".',
      fix: 'write "job-store", or add it to extensions/fedml/illustrations.',
    }),
  );
  expect(() => illustrationElements["KeyPicture"]?.expand({}, place, [])).toThrow(
    expect.objectContaining({ fix: expect.stringMatching("^use one of round, layers, ") }),
  );
});

describe("shapes", () => {
  test("differ for each kind, and match those of diagrams", () => {
    const kinds = ["client", "server", "platform", "artifact", "plain"] as const;
    const forms = kinds.map((kind) => box(kind, 0, 0, 100, 50).replace(/ class="\w+"| data-kind="\w+"/g, ""));
    expect(new Set(forms).size).toBe(kinds.length);
    for (const kind of ["client", "server", "platform", "artifact"] as const)
      expect(box(kind, 1, 2, 100, 50)).toBe(
        `<g data-kind="${kind}">${formOf(kind, { x: 1, y: 2, width: 100, height: 50 })}</g>`,
      );
    expect(box("client", 0, 0, 100, 50, { title: "A & B", notes: [{ code: "-m" }] })).toContain(
      '<text class="strong" x="12" y="24.6">A &amp; B</text><text class="code" x="12" y="42.6">-m</text>',
    );
    expect(box("server", 0, 0, 100, 50, { title: "A" })).toContain('x="18"');
  });

  test("include arrows that end with a solid head, even on a dashed line", () => {
    expect(arrow([10, 20], "across", [30])).toBe('<path class="way" d="M10 20h30m-6-4 6 4-6 4"/>');
    expect(arrow([10, 20], "across", [30, -5])).toBe('<path class="way" d="M10 20h30v-5m-4 6 4-6 4 6"/>');
    expect(arrow([10, 20], "down", [-7], { isDashed: true })).toBe(
      '<path class="way" d="M10 20v-7" stroke-dasharray="4 4"/><path class="way" d="M10 13m-4 6 4-6 4 6"/>',
    );
  });

  test("include rings with only the classes of a client, and steps with their number", () => {
    expect(ring(0, 0, 20, [1, 0, 3]).match(/class="hue-\d"/g)).toEqual(['class="hue-1"', 'class="hue-3"']);
    expect(step(4, 9, 9)).toBe(
      '<g class="step"><circle cx="9" cy="9" r="10"/><text class="mid" x="9" y="13.6">4</text></g>',
    );
  });
});
