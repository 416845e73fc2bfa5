import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { encodePng, type Colour } from "./encodePng";

const palette: readonly Colour[] = [
  [10, 20, 30],
  [255, 255, 255],
  [74, 69, 201],
];

test("another PNG decoder reads the same pixels", async () => {
  const pixels = Uint8Array.from([0, 1, 2, 2, 1, 0]);
  const png = await encodePng({ width: 3, height: 2, palette, pixels });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect([...data]).toEqual([...pixels].flatMap((place) => [...(palette[place] ?? [])]));
});
