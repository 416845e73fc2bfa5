import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { contrast, distance, visions } from "../../test/colors";

/** Minimum distance of two data hues, in Oklab: for readers with all kinds of cones, and for readers who lack one kind. */
const leastDistance = { most: 0.14, some: 0.07 };

const files = ["src/site/brand.css", "scripts/starter/src/site/brand.css", "e2e/sites/acme/src/site/brand.css"];

/** @returns the colors of each mode by name. */
function colorsOf(file: string): Readonly<Record<"light" | "dark", Readonly<Record<string, string>>>> {
  const [light = "", ...dark] = readFileSync(file, "utf8").split('[data-theme="dark"]');
  const read = (styles: string) =>
    Object.fromEntries(
      [...styles.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
    );
  return { light: read(light), dark: read(dark.join("")) };
}

describe.each(files)("%s", (file) => {
  describe.each(["light", "dark"] as const)("%s mode", (mode) => {
    const colors = colorsOf(file)[mode];
    const of = (name: string) => colors[name] ?? "";
    const hues = [1, 2, 3, 4, 5, 6].map((hue) => of(`data-${hue}`));
    const grounds = ["page", "surface", "raised"].map(of);

    test("text has a contrast of at least 4.5:1 on every background", () => {
      for (const name of ["text", "soft", "muted", "accent"])
        for (const ground of grounds) expect(`${name} ${contrast(of(name), ground) >= 4.5}`).toBe(`${name} true`);
      expect(contrast(of("on-accent"), of("accent"))).toBeGreaterThanOrEqual(4.5);
    });

    test("hues of data have a contrast of at least 3:1 on the page", () => {
      for (const hue of hues)
        for (const ground of [of("page"), of("raised")]) expect(contrast(hue, ground)).toBeGreaterThanOrEqual(3);
    });

    test("hues of data differ for readers with every kind of color vision", () => {
      for (const [name, vision] of Object.entries(visions)) {
        const distances = hues.flatMap((hue, index) =>
          hues.slice(index + 1).map((other) => distance(hue, other, vision)),
        );
        expect(distances).toHaveLength(15);
        const least = name === "all cones" ? leastDistance.most : leastDistance.some;
        expect(`${name}: ${Math.min(...distances) >= least}`).toBe(`${name}: true`);
      }
    });
  });
});
