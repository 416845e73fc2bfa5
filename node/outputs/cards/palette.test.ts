import { expect, test } from "@jest/globals";
import { createPalette } from "./palette";

const page = "#0b0d13";
const others = ["#ffffff", "#8f8af5", "#2fb8a8", "#101218"];
const pixelsOf = (colours: readonly (readonly number[])[]) => Buffer.from(colours.flatMap((each) => [...each, 255]));

test("maps the page color and a painted color to themselves", () => {
  const { colours, placesOf } = createPalette(page, ["#ffffff", "#8f8af5", "#2fb8a8"]);
  const [first, last] = [colours[0] ?? [], colours.at(-1) ?? []];
  expect([...placesOf(pixelsOf([first, last]))]).toEqual([0, colours.length - 1]);
});

test("the index of a color does not depend on what was drawn before it", () => {
  const near = Array.from({ length: 8 }, (_, step) => [100 + step, 104 - step, 96 + step] as const);
  const forth = createPalette(page, others).placesOf(pixelsOf(near));
  const back = createPalette(page, others).placesOf(pixelsOf([...near].reverse()));
  expect([...back].reverse()).toEqual([...forth]);
});
