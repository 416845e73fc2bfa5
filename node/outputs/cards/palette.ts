import type { Colour } from "./encodePng";

export interface Palette {
  readonly colours: readonly Colour[];
  /** @param pixels red, green, blue and alpha of each pixel. @returns the palette index of each pixel. */
  readonly placesOf: (pixels: Buffer) => Uint8Array;
}

/** Number of steps from the page color to another color: enough for smooth edges, and few enough for small files. */
const steps = 6;
/** Number of dropped bits: colors are looked up by the first five bits of each channel. */
const dropped = 3;

/**
 * Palette of the cards: the page color, the colors of text and pictures, and steps between them.
 *
 * @param page "#rrggbb", like all colors.
 */
export function createPalette(page: string, others: readonly string[]): Palette {
  const from = toColour(page);
  const colours = [from, ...others.flatMap((other) => ramp(from, toColour(other)))];
  const known = new Int16Array(2 ** (3 * (8 - dropped))).fill(-1);
  // In reverse order, so that the first of several colors with the same key wins, above all the page color.
  for (const [place, colour] of [...colours.entries()].reverse()) known[keyOf(...colour)] = place;
  // There are 756,000 pixels, most with the same color as the one before. A counter is ten times as fast as an iterator.
  const placesOf = (pixels: Buffer) => {
    const places = new Uint8Array(pixels.length / 4);
    // Signed, because V8 stores larger integers than these as objects.
    const words = new Int32Array(pixels.buffer, pixels.byteOffset, places.length);
    let before = ~(words[0] ?? 0);
    let place = 0;
    for (let index = 0; index < places.length; index += 1) {
      const word = words[index] ?? 0;
      if (word !== before) place = placeOf(pixels, 4 * index);
      before = word;
      places[index] = place;
    }
    return places;
  };
  const placeOf = (pixels: Buffer, start: number) => {
    const red = pixels[start] ?? 0;
    const green = pixels[start + 1] ?? 0;
    const blue = pixels[start + 2] ?? 0;
    const key = keyOf(red, green, blue);
    const place = known[key] ?? -1;
    // Use the middle of all colors with this key: otherwise, the result would depend on which card is rendered first.
    return place >= 0 ? place : (known[key] = nearest(colours, [middle(red), middle(green), middle(blue)]));
  };
  return { colours, placesOf };
}

function keyOf(red: number, green: number, blue: number): number {
  return ((red >> dropped) << 10) | ((green >> dropped) << 5) | (blue >> dropped);
}

function middle(channel: number): number {
  return ((channel >> dropped) << dropped) + (1 << (dropped - 1));
}

function toColour(color: string): Colour {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** @returns the steps after the first color; the last one is the other color. */
function ramp(from: Colour, to: Colour): readonly Colour[] {
  return Array.from({ length: steps - 1 }, (_, step) => {
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + ((to[channel] - from[channel]) * (step + 1)) / (steps - 1));
    return [mix(0), mix(1), mix(2)] as const;
  });
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((one) => Math.hypot(...one.map((value, channel) => value - (colour[channel] ?? 0))));
  return distances.indexOf(Math.min(...distances));
}
