import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { link } from "../../../../test/sidebars";
import { Drawer, type DrawerProps } from "./Drawer";

const onClose = jest.fn();
const tree = { items: [link("/launch"), link("/launch/yaml")], isOpen: () => true, toggle: () => undefined };
const sidebar = { name: "launch", label: "Launch", tree };
let desktop = new EventTarget() as EventTarget & { matches: boolean };

/** jsdom has the element, but not this method. */
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeEach(() => {
  for (const mock of [onClose, showModal, close]) mock.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  desktop = Object.assign(new EventTarget(), { matches: false });
  Object.assign(window, { matchMedia: () => desktop });
});

function show(changes: Partial<DrawerProps> = {}) {
  const drawer = (more: Partial<DrawerProps>) => (
    <Drawer isOpen onClose={onClose} path="/launch/yaml" sidebar={sidebar} {...more} />
  );
  const { rerender } = render(drawer(changes));
  return (more: Partial<DrawerProps>) => rerender(drawer(more));
}

const dialog = () => screen.getByRole("dialog", { hidden: true });

test("is empty while closed, and modal once opened", () => {
  const update = show({ isOpen: false });
  expect(dialog()).toBeEmptyDOMElement();
  expect(showModal).not.toHaveBeenCalled();
  update({ isOpen: true });
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("dialog", { name: "Menu" })).toHaveProperty("open", true);
  update({ isOpen: false });
  expect(close).toHaveBeenCalledTimes(1);
});

test("shows the pages of the group first, with the current page marked", () => {
  show();
  const pages = screen.getByRole("navigation", { name: "Launch" });
  expect(within(pages).getByRole("link", { name: "yaml" })).toHaveAttribute("aria-current", "page");
});

test("switches to the main menu and back", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Back to main menu" }));
  const menu = screen.getByRole("navigation", { name: "Main menu" });
  expect(screen.queryByRole("navigation", { name: "Launch" })).toBeNull();
  expect(within(menu).getByRole("link", { name: "Launch" })).toHaveAttribute("aria-current", "true");
  expect(within(menu).getByRole("link", { name: "Blog (external)" })).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Pages in Launch" }));
  expect(screen.getByRole("navigation", { name: "Launch" })).toBeInTheDocument();
});

test("shows the main menu outside of the groups", () => {
  show({ sidebar: undefined });
  expect(screen.getByRole("navigation", { name: "Main menu" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Pages in/ })).toBeNull();
});

test("closes by its button, Escape and a click beside it, but not by a click in it", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
  expect(onClose).toHaveBeenCalledTimes(1);
  // On Escape, the dialog fires its `close` event.
  fireEvent(dialog(), new Event("close"));
  expect(onClose).toHaveBeenCalledTimes(2);
  await userEvent.click(dialog());
  expect(onClose).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole("navigation", { name: "Launch" }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test("closes when the screen becomes wide, but not when it becomes narrow", () => {
  show();
  act(() => void desktop.dispatchEvent(new Event("change")));
  expect(onClose).not.toHaveBeenCalled();
  desktop.matches = true;
  act(() => void desktop.dispatchEvent(new Event("change")));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("links to the other versions in the main menu", () => {
  const items = [
    { label: "2.0", href: "/launch/yaml", isCurrent: true },
    { label: "1.0", href: "/1.0/launch/yaml" },
  ];
  show({ sidebar: undefined, versions: { menu: { label: "Version 2.0", items } } });
  const versions = within(screen.getByRole("navigation", { name: "Version 2.0" }));
  expect(versions.getByRole("link", { name: "2.0" })).toHaveAttribute("aria-current", "true");
  expect(versions.getByRole("link", { name: "1.0" })).toHaveAttribute("href", "/1.0/launch/yaml");
});
