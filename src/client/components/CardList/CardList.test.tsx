import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { CardList } from "./CardList";

test("a card is one link, with what stands behind it", () => {
  render(
    <CardList
      cards={[
        { label: "Install", path: "/install", description: "On your machine.", count: null },
        { label: "Examples", path: "/examples", description: null, count: 3 },
        { label: "Papers", path: "/papers", description: null, count: 1 },
      ]}
    />,
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/install", "/examples", "/papers"]);
  expect(links.map((link) => [...link.children].map(({ textContent }) => textContent))).toEqual([
    ["Install", "On your machine."],
    ["Examples", "3 pages"],
    ["Papers", "1 page"],
  ]);
});
