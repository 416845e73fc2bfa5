import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { link } from "../../../../test/sidebars";
import { SidebarPanel } from "./SidebarPanel";

const sidebar = (name: string) => ({
  name,
  label: name,
  tree: { items: [link(`/${name}`), link(`/${name}/two`)], isOpen: () => true, toggle: () => undefined },
});
const panel = () => screen.getByRole("complementary").firstElementChild as HTMLElement;

beforeEach(() => void localStorage.clear());

test("two buttons hide and show the sidebar, pass on the focus and store the choice", async () => {
  render(<SidebarPanel sidebar={sidebar("launch")} path="/launch" />);
  await userEvent.click(screen.getByRole("button", { name: "Hide sidebar" }));
  expect(document.documentElement).toHaveAttribute("data-sidebar", "hidden");
  expect(localStorage.getItem("sidebar")).toBe("hidden");
  expect(screen.getByRole("button", { name: "Show sidebar" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Show sidebar" }));
  expect(document.documentElement).not.toHaveAttribute("data-sidebar");
  expect(localStorage.getItem("sidebar")).toBe("shown");
  expect(screen.getByRole("button", { name: "Hide sidebar" })).toHaveFocus();
});

test("each group keeps its scroll position", () => {
  const { rerender } = render(<SidebarPanel sidebar={sidebar("launch")} path="/launch" />);
  panel().scrollTop = 240;
  panel().dispatchEvent(new Event("scroll"));
  rerender(<SidebarPanel sidebar={sidebar("launch")} path="/launch/two" />);
  expect(panel().scrollTop).toBe(240);
  rerender(<SidebarPanel sidebar={sidebar("train")} path="/train" />);
  expect(panel().scrollTop).toBe(0);
  rerender(<SidebarPanel sidebar={sidebar("launch")} path="/launch" />);
  expect(panel().scrollTop).toBe(240);
});

test.each([
  ["out of sight", 660, 1260, 1000],
  ["behind the button, which stands higher while the announcement pushes the panel down", 768, 730, 434],
  ["in sight", 768, 600, 0],
])("scrolls, if necessary, to an entry that is %s", (_, end, top, scrolled) => {
  const boxes = new Map([
    ["DIV", { top: 60, bottom: end, height: end - 60 }],
    ["A", { top, bottom: top + 30, height: 30 }],
  ]);
  const original = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    return (boxes.get(this.tagName) ?? original.call(this)) as DOMRect;
  };
  render(<SidebarPanel sidebar={sidebar("deploy")} path="/deploy/two" />);
  expect(panel().scrollTop).toBe(scrolled);
  Element.prototype.getBoundingClientRect = original;
});
