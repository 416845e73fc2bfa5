import { readFileSync } from "node:fs";
import path from "node:path";
import type { ColorMode } from "../../src/shared/settings";
import { hueCount } from "../../src/shared/rings/planRings";

/** From the repository root. */
export const brandFile = "src/site/brand.css";

/** Colors that are also used outside of the style sheets, as "#rrggbb". */
export interface BrandColors {
  readonly page: string;
  readonly text: string;
  readonly soft: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  /** Hues for categories of data, `--color-data-1` first. */
  readonly data: readonly string[];
}

/**
 * Reads the site's colors from the style sheet that the pages use.
 *
 * @param root absolute path of the repository.
 * @throws {Error} with a text for the author, if a color is missing or not written as "#rrggbb".
 */
export function readBrand(root: string): Readonly<Record<ColorMode, BrandColors>> {
  const [light = "", ...dark] = readFileSync(path.join(root, brandFile), "utf8").split(/\[data-theme="?dark"?\]/);
  return { light: colorsIn(light, "light"), dark: colorsIn(dark.join(""), "dark") };
}

function colorsIn(styles: string, mode: ColorMode): BrandColors {
  const color = (name: string) => {
    const found = new RegExp(`${name}:\\s*(#[0-9a-f]{6})\\s*;`, "i").exec(styles)?.[1];
    if (found === undefined)
      throw new Error(`${brandFile}  ${name} of ${mode} mode cannot be read.\n  Fix: write it as "${name}: #4a45c9;".`);
    return found;
  };
  return {
    page: color("--color-page"),
    text: color("--color-text"),
    soft: color("--color-soft"),
    muted: color("--color-muted"),
    accent: color("--color-accent"),
    onAccent: color("--color-on-accent"),
    data: Array.from({ length: hueCount }, (_, hue) => color(`--color-data-${hue + 1}`)),
  };
}
