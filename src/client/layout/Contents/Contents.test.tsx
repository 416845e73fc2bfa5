import { expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { render } from "../../../../test/render";
import { Contents, FoldedContents } from "./Contents";

const headings = [
  { depth: 2, text: "First", id: "first" },
  { depth: 3, text: "Second", id: "second" },
];

const marked = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));

test("lists the headings as links, with their depth", () => {
  render(<Contents headings={headings} />);
  const nav = screen.getByRole("navigation", { name: "On this page" });
  const entries = within(nav).getAllByRole("listitem");
  expect(entries.map((entry) => entry.getAttribute("data-depth"))).toEqual(["2", "3"]);
  expect(screen.getByRole("link", { name: "Second" })).toHaveAttribute("href", "#second");
});

test("shows how long a long guide takes, beside the list and in the folded one", () => {
  const { unmount } = render(
    <>
      <Contents headings={headings} minutes={9} />
      <FoldedContents headings={headings} minutes={9} />
    </>,
  );
  expect(screen.getAllByText("9 min to read")).toHaveLength(2);
  unmount();
  render(<Contents headings={headings} />);
  expect(screen.queryByText(/min to read/)).toBeNull();
});

test("marks the last section above the line at 30 % of the window, in both directions", () => {
  jest.useFakeTimers();
  window.innerHeight = 1000;
  render(
    <>
      <Contents headings={headings} />
      <h2 id="first">First</h2>
      <h3 id="second">Second</h3>
    </>,
  );
  // Positions on the page, in CSS pixels.
  const places: Readonly<Record<string, number>> = { first: 400, second: 1000 };
  const scroll = (y: number) => {
    for (const [id, top] of Object.entries(places)) {
      const heading = document.getElementById(id) as HTMLElement;
      heading.getBoundingClientRect = () => ({ top: top - y }) as DOMRect;
    }
    act(() => {
      fireEvent.scroll(window);
      jest.runAllTimers();
    });
    return marked().map((link) => link.textContent);
  };
  const seen = [0, 99, 100, 699, 700, 5000, 700, 699, 100, 99, 0].map((y) => [y, ...scroll(y)]);
  expect(seen).toEqual([
    [0],
    [99],
    [100, "First"],
    [699, "First"],
    [700, "Second"],
    [5000, "Second"],
    [700, "Second"],
    [699, "First"],
    [100, "First"],
    [99],
    [0],
  ]);
  scroll(700);
  expect(marked()[0]).toHaveAttribute("aria-current", "location");
  jest.useRealTimers();
});

test("renders the folded list closed, with the same links", () => {
  const { container } = render(<FoldedContents headings={headings} />);
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  expect(container.querySelectorAll("details a")).toHaveLength(2);
});
