import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { groupIconId } from "../../../shared/groupIcons";
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

test("shows the icon of a group on its card", () => {
  const { container } = render(
    <CardList
      cards={[
        { label: "Launch", path: "/launch", description: null, group: "launch", count: 3 },
        { label: "Install", path: "/install", description: null, count: null },
      ]}
    />,
  );
  const icons = [...container.querySelectorAll("a")].map((card) => card.querySelector("use")?.getAttribute("href"));
  expect(icons).toEqual([`#${groupIconId("launch")}`, undefined]);
});
