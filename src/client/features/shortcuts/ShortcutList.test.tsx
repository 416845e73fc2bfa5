import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { ShortcutList } from "./ShortcutList";

/** jsdom knows the element, but not how it opens. */
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

const pressed = jest.fn();

beforeEach(() => {
  pressed.mockClear();
  showModal.mockClear();
  localStorage.clear();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  render(
    <>
      <input aria-label="Field" />
      <button aria-keyshortcuts="t" onClick={pressed}>
        Theme
      </button>
      <a aria-keyshortcuts="[" href="#before">
        Before
      </a>
      <ShortcutList />
    </>,
  );
});

test("? opens the list", async () => {
  await userEvent.keyboard("?");
  const dialog = screen.getByRole("dialog", { name: "Keyboard shortcuts" });
  expect(dialog).toHaveTextContent("Search");
  expect(dialog).toHaveTextContent("Show this list");
});

test("a question mark in a field is text", async () => {
  await userEvent.type(screen.getByLabelText("Field"), "why?");
  expect(showModal).not.toHaveBeenCalled();
});

test("an open dialog is not covered by another", async () => {
  await userEvent.keyboard("?");
  await userEvent.keyboard("?");
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("a key presses what names it, and nothing where there is none", async () => {
  await userEvent.keyboard("t");
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("[[");
  expect(location.hash).toBe("#before");
  await userEvent.keyboard("]c");
});

test("while typing, with another key held, or under a dialog, keys are left alone", async () => {
  await userEvent.type(screen.getByLabelText("Field"), "tt");
  await userEvent.keyboard("{Escape}");
  (document.activeElement as HTMLElement).blur();
  for (const held of ["Control", "Meta", "Alt"]) await userEvent.keyboard(`{${held}>}t{/${held}}`);
  await userEvent.keyboard("?");
  await userEvent.keyboard("t");
  expect(pressed).not.toHaveBeenCalled();
});

test("single keys can be turned off, which is remembered, and the list still opens", async () => {
  await userEvent.keyboard("?");
  await userEvent.click(screen.getByRole("checkbox", { name: "Single-key shortcuts" }));
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  dialog.open = false;
  await userEvent.keyboard("t?");
  expect(pressed).not.toHaveBeenCalled();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("single-keys")).toBe("off");
  await userEvent.keyboard("{Control>}/{/Control}");
  expect(showModal).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole("checkbox"));
  dialog.open = false;
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("t");
  expect(pressed).toHaveBeenCalledTimes(1);
});
