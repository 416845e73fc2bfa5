import { expect, test } from "@jest/globals";
import { placeCard } from "./placeCard";

const card = { width: 300, height: 100 };
const window = { width: 400, height: 500 };

test.each([
  ["below the link", { left: 20, top: 50, bottom: 70 }, { left: 20, top: 76 }],
  ["above it near the window's end", { left: 20, top: 450, bottom: 470 }, { left: 20, top: 344 }],
  ["within the window at its right", { left: 350, top: 50, bottom: 70 }, { left: 94, top: 76 }],
  ["within the window at its left", { left: -40, top: 50, bottom: 70 }, { left: 6, top: 76 }],
])("%s", (_, link, place) => expect(placeCard(link, card, window)).toEqual(place));

test("takes the larger side when neither has room, and keeps the card in the window", () => {
  expect(placeCard({ left: 0, top: 60, bottom: 80 }, card, { width: 400, height: 110 })).toEqual({ left: 6, top: 6 });
});
