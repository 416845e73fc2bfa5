import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { Shortcuts } from "./Shortcuts";

/** jsdom has the element, but not this method. */
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

const pressed = jest.fn();

/** Does what Escape does in a browser. */
function close(): void {
  fireEvent(screen.getByRole("dialog"), new Event("close"));
}

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
      <Shortcuts />
    </>,
  );
});

test("? opens the list", async () => {
  await userEvent.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(dialog).toHaveTextContent("Search");
  expect(dialog).toHaveTextContent("Show this list");
});

test("closing the list removes it", async () => {
  await userEvent.keyboard("?");
  await screen.findByRole("dialog");
  close();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a question mark in a field is text", async () => {
  await userEvent.type(screen.getByLabelText("Field"), "why?");
  expect(showModal).not.toHaveBeenCalled();
});

test("does not open a second dialog over an open one", async () => {
  await userEvent.keyboard("?");
  await screen.findByRole("dialog");
  await userEvent.keyboard("?");
  expect(showModal).toHaveBeenCalledTimes(1);
});

test("does not open over a dialog that opened while the list was loading", async () => {
  const other = document.createElement("dialog");
  fireEvent.keyDown(document.body, { key: "?" });
  other.open = true;
  document.body.append(other);
  await act(() => import("./ShortcutList"));
  other.remove();
  expect(showModal).not.toHaveBeenCalled();
});

test("a key presses the element that names it", async () => {
  await userEvent.keyboard("t");
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("[[");
  expect(location.hash).toBe("#before");
  await userEvent.keyboard("]c");
});

test("ignores keys while typing, with a modifier, and under a dialog", async () => {
  await userEvent.type(screen.getByLabelText("Field"), "tt");
  await userEvent.keyboard("{Escape}");
  (document.activeElement as HTMLElement).blur();
  for (const held of ["Control", "Meta", "Alt"]) await userEvent.keyboard(`{${held}>}t{/${held}}`);
  await userEvent.keyboard("?");
  await screen.findByRole("dialog");
  await userEvent.keyboard("t");
  expect(pressed).not.toHaveBeenCalled();
});

test("single keys can be turned off permanently, and the list still opens", async () => {
  await userEvent.keyboard("?");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Single-key shortcuts" }));
  close();
  await userEvent.keyboard("t?");
  expect(pressed).not.toHaveBeenCalled();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("single-keys")).toBe("off");
  await userEvent.keyboard("{Control>}/{/Control}");
  await userEvent.click(await screen.findByRole("checkbox"));
  expect(showModal).toHaveBeenCalledTimes(2);
  close();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("t");
  expect(pressed).toHaveBeenCalledTimes(1);
});
