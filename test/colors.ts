/** Turns linear red, green and blue into what a reader sees. Each row gives one of the three. */
type Matrix = readonly (readonly [number, number, number])[];
type Channels = readonly [number, number, number];

/**
 * Vision of readers who lack one kind of cone.
 *
 * @source Machado, Oliveira and Fernandes, A physiologically-based model for simulation of color vision deficiency, 2009,
 *   severity 1.0.
 */
export const visions: Readonly<Record<"all cones" | "no red" | "no green" | "no blue", Matrix>> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param color "#rrggbb". @source https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Distance of two colors in Oklab; that of black and white is 1. @source https://bottosson.github.io/posts/oklab */
export function distance(color: string, other: string, vision: Matrix): number {
  const [a, b] = [oklab(seenBy(color, vision)), oklab(seenBy(other, vision))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string): Channels {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function seenBy(color: string, vision: Matrix): Channels {
  const given = linear(color);
  const channel = (row: readonly number[] = []) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, index) => sum + part * (given[index] ?? 0), 0),
      ),
    );
  return [channel(vision[0]), channel(vision[1]), channel(vision[2])];
}

function oklab([red, green, blue]: Channels): Channels {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
