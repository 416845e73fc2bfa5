import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { render } from "../../../../test/render";
import { Breadcrumbs } from "./Breadcrumbs";

const trail = [
  { label: "Guide", path: "/guide" },
  { label: "Drawer", path: null },
];

const writtenData = () =>
  (Helmet.peek() as unknown as { scriptTags: { innerHTML: string }[] }).scriptTags[0]?.innerHTML ?? "";

test("links up to the group, and marks the page without a link", () => {
  render(<Breadcrumbs trail={trail} current={{ label: "Page", path: "/guide/page" }} />);
  const nav = screen.getByRole("navigation", { name: "Breadcrumbs" });
  expect(
    within(nav)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/guide"]);
  expect(
    within(nav)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Guide", "Drawer", "Page"]);
  expect(screen.getByText("Page")).toHaveAttribute("aria-current", "page");
});

test("does not link the group's name on the group's first page", () => {
  render(<Breadcrumbs trail={[{ label: "Guide", path: "/guide" }]} current={{ label: "Start", path: "/guide" }} />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("gives crawlers the same trail as structured data", () => {
  render(<Breadcrumbs trail={trail} current={{ label: "Page", path: "/guide/page" }} />);
  expect(JSON.parse(writtenData())).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Guide", item: "https://docs.example.org/guide" },
      { "@type": "ListItem", position: 2, name: "Drawer" },
      { "@type": "ListItem", position: 3, name: "Page", item: "https://docs.example.org/guide/page" },
    ],
  });
});

test("escapes names so that they cannot end the script element", () => {
  const name = "</script><b>x";
  render(<Breadcrumbs trail={[]} current={{ label: name, path: "/x" }} />);
  expect(writtenData()).not.toContain("<");
  expect(JSON.parse(writtenData())).toMatchObject({ itemListElement: [{ name }] });
});
