import { expect, test } from "@jest/globals";
import type { PublishedPage } from "../../pages/publishedPages";
import { mostCards, planCards } from "./planCards";

const settings = { title: "Docs", sidebars: [{ name: "guide", folder: "guide", label: "Guide" }] };

function page(path: string, changes: Partial<PublishedPage> = {}): PublishedPage {
  const nothing = { description: null, group: "guide", lastUpdated: null, image: null, cards: null };
  return { path, title: `Page ${path}`, ...nothing, ...changes };
}

test("every page without its own picture gets a card, with its group and address", () => {
  const pages = [
    page("/", { group: null }),
    page("/a", { description: "Of a." }),
    page("/b", { image: "/img/own.png" }),
  ];
  expect([...planCards(pages, settings)]).toEqual([
    ["/cards/index.png", { title: "Page /", group: null, description: null, seed: "/" }],
    ["/cards/a.png", { title: "Page /a", group: "Guide", description: "Of a.", seed: "/a" }],
  ]);
});

test("on a large site, the pages of a group share a card", () => {
  const pages = [page("/", { group: null }), ...Array.from({ length: mostCards }, (_, index) => page(`/${index}`))];
  const cards = planCards(pages, settings);
  expect(cards.size).toBe(mostCards + 1);
  expect(cards.get("/cards/7.png")).toEqual({ title: "Guide", group: null, description: null, seed: "Guide" });
  expect(cards.get("/cards/index.png")).toEqual({ title: "Docs", group: null, description: null, seed: "Docs" });
});
