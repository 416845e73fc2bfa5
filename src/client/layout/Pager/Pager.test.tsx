import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { Pager } from "./Pager";

test("links to both neighbors", () => {
  render(<Pager previous={{ label: "Before", path: "/a" }} next={{ label: "After", path: "/b" }} />);
  expect(screen.getByRole("link", { name: /Before/ })).toHaveAttribute("href", "/a");
  expect(screen.getByRole("link", { name: /After/ })).toHaveAttribute("href", "/b");
});

test("renders nothing without neighbors", () => {
  const { container } = render(<Pager previous={null} next={null} />);
  expect(container).toBeEmptyDOMElement();
});
