import type { Colour } from "./encodePng";

export interface Palette {
  readonly colours: readonly Colour[];
  /** @param pixels red, green, blue and strength of each. @returns for each pixel its place in the palette. */
  readonly placesOf: (pixels: Buffer) => Uint8Array;
}

/** Steps from the page's colour to another: enough for smooth edges, and few enough for small files. */
const steps = 6;
/** Colours are looked up by the first five bits of each channel. */
const dropped = 3;

/**
 * The colours that cards consist of: the page, what is painted on it, and the steps between.
 *
 * @param page "#rrggbb", as all of them.
 */
export function createPalette(page: string, others: readonly string[]): Palette {
  const from = toColour(page);
  const colours = [from, ...others.flatMap((other) => ramp(from, toColour(other)))];
  const known = new Int16Array(2 ** (3 * (8 - dropped))).fill(-1);
  // From the last, so that of two that share a key the first stays: the page's colour before all.
  for (const [place, colour] of [...colours.entries()].reverse()) known[keyOf(...colour)] = place;
  // Half a million pixels, most of them like the one before: a counter is ten times as fast as an iterator.
  const placesOf = (pixels: Buffer) => {
    const places = new Uint8Array(pixels.length / 4);
    const words = new Uint32Array(pixels.buffer, pixels.byteOffset, places.length);
    let before = -1;
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
    // The middle of all colours with this key: which of them comes first depends on which card is drawn first.
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

/** @returns the steps after the first colour, the last of which is the other one. */
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
