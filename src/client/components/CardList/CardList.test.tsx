import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { CardList } from "./CardList";

test("renders each card as one link with its description or number of pages", () => {
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
