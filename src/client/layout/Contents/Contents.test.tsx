import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import { Contents, FoldedContents } from "./Contents";

const headings = [
  { depth: 2, text: "First", id: "first" },
  { depth: 3, text: "Second", id: "second" },
];

let notify: (entries: readonly object[]) => void = () => undefined;
const watched: string[] = [];

beforeEach(() => {
  watched.length = 0;
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe({ id }: Element) {
      watched.push(id);
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => void Reflect.deleteProperty(globalThis, "IntersectionObserver"));

const see = (id: string, isIntersecting: boolean) => act(() => notify([{ isIntersecting, target: { id } }]));
const marked = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));

test("lists the headings as links, with their depth", () => {
  render(<Contents headings={headings} />);
  const nav = screen.getByRole("navigation", { name: "On this page" });
  const entries = within(nav).getAllByRole("listitem");
  expect(entries.map((entry) => entry.getAttribute("data-depth"))).toEqual(["2", "3"]);
  expect(screen.getByRole("link", { name: "Second" })).toHaveAttribute("href", "#second");
});

test("marks the section in the reader's eye, and keeps the mark between two headings", () => {
  render(
    <>
      <Contents headings={headings} />
      <h2 id="first">First</h2>
      <h3 id="second">Second</h3>
    </>,
  );
  expect(watched).toEqual(["first", "second"]);
  expect(marked()).toEqual([]);
  see("first", true);
  see("second", true);
  expect(marked()).toEqual([screen.getByRole("link", { name: "First" })]);
  see("first", false);
  expect(marked()).toEqual([screen.getByRole("link", { name: "Second" })]);
  expect(marked()[0]).toHaveAttribute("aria-current", "location");
  see("second", false);
  expect(marked()).toEqual([screen.getByRole("link", { name: "Second" })]);
});

test("works where the browser cannot watch headings", () => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
  render(<Contents headings={headings} />);
  expect(marked()).toEqual([]);
});

test("on small screens the same list is folded", () => {
  const { container } = render(<FoldedContents headings={headings} />);
  expect(container.querySelector("details")).not.toHaveAttribute("open");
  expect(container.querySelectorAll("details a")).toHaveLength(2);
});
