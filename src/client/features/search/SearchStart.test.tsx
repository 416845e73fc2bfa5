import { beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent, screen } from "@testing-library/react";
import { render } from "../../../../test/render";
import { moveInStart, SearchStart } from "./SearchStart";

const texts = { inGroup: "In this group" } as never;
const onLeave = jest.fn();
const link = (name: string) => {
  const found = screen.getAllByRole("link", { name }).find((each) => each.closest(".search-start"));
  if (!found) throw new Error(`There is no link "${name}".`);
  return found;
};

/** Presses a key as in the search window. @returns whether it was handled. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, ...more });
  return moveInStart(document.body, event);
}

beforeEach(() => {
  onLeave.mockClear();
  document.body.innerHTML = `<aside><nav><ul><li><a href="/guide">Guide</a></li>
    <li><a href="/p/guide/a">A</a><ul><li><a href="/p/guide/a/1">A1</a></li></ul></li>
    <li><a aria-current="page" href="/p/guide/b">B</a></li><li><a href="/p/guide/c">C</a></li></ul></nav></aside>`;
});

/** @param options rows of DocSearch above the links. */
function show(options = ""): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = `<input aria-label="Field">${options}`;
  document.body.append(place);
  render(<SearchStart texts={texts} onLeave={onLeave} />);
  const field = screen.getByLabelText("Field");
  field.focus();
  return field;
}

test("lists the start pages and the first entries of the group, without the open and listed ones", () => {
  show();
  const links = [...document.querySelectorAll(".search-start a")].map((each) => [
    each.textContent,
    each.getAttribute("href"),
  ]);
  expect(links).toEqual([
    ["First steps", "/guide"],
    ["A", "/p/guide/a"],
    ["C", "/p/guide/c"],
  ]);
});

test("arrow keys move from the field through both lists and back", () => {
  const field = show();
  const places = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"]) {
    expect(press(key)).toBe(true);
    places.push(document.activeElement === field ? "field" : document.activeElement?.textContent);
  }
  expect(places).toEqual(["First steps", "A", "C", "C", "A", "First steps", "field"]);
  expect(press("ArrowUp")).toBe(false);
});

test("DocSearch's own rows come before the start links", () => {
  const field = show(`<a role="option" aria-selected="true">1</a><a role="option" aria-selected="false">2</a>`);
  expect(press("ArrowDown")).toBe(false);
  expect(field).toHaveFocus();
  const [first, second] = screen.getAllByRole("option");
  first?.setAttribute("aria-selected", "false");
  second?.setAttribute("aria-selected", "true");
  expect(press("ArrowDown")).toBe(true);
  expect(link("First steps")).toHaveFocus();
});

test("a letter goes to the field; Enter, Tab, Space and key combinations keep their effect", () => {
  const field = show();
  link("A").focus();
  for (const [key, more] of [
    ["Enter", {}],
    ["Tab", {}],
    [" ", {}],
    ["c", { ctrlKey: true }],
  ] as const) {
    expect(press(key, more)).toBe(false);
    expect(link("A")).toHaveFocus();
  }
  expect(press("c")).toBe(false);
  expect(field).toHaveFocus();
});

test("a plain click leaves the window, but a click for a new tab does not", () => {
  show();
  fireEvent.click(link("A"), { ctrlKey: true });
  expect(onLeave).not.toHaveBeenCalled();
  fireEvent.click(link("A"));
  expect(onLeave).toHaveBeenCalledTimes(1);
});
