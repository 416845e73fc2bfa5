import { beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { ShortcutList } from "./ShortcutList";

/** jsdom knows the element, but not how it opens. */
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  showModal.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  render(
    <>
      <input aria-label="Field" />
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
