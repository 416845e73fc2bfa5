import { expect, test } from "@jest/globals";
import { spread } from "./spread";

test("keeps labels apart, at the top and at the bottom", () => {
  expect(spread([20, 50, 80], 14, 6, 100)).toEqual([20, 50, 80]);
  expect(spread([0, 1, 2], 14, 6, 100)).toEqual([6, 20, 34]);
  expect(spread([97, 98, 99], 14, 6, 100)).toEqual([72, 86, 100]);
  expect(spread([40, 41, 90], 14, 6, 100)).toEqual([40, 54, 90]);
});
