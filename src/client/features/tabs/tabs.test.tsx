import { afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { Tab, Tabs } from "../../../mdx/Tabs/Tabs";
import { tabChoiceScript } from "./tabChoiceScript";
import { installTabs, restoreTabChoices } from "./tabs";

const systems = (group: string) => (
  <Tabs group={group}>
    <Tab value="linux" label={`Linux of ${group}`}>
      A
    </Tab>
    <Tab value="macos" label={`macOS of ${group}`}>
      B
    </Tab>
  </Tabs>
);

const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);

beforeAll(() => installTabs(document));
beforeEach(() => {
  localStorage.clear();
  window.scrollBy = jest.fn() as never;
});
afterEach(() => void jest.restoreAllMocks());

test("applies a choice to all groups of the same name, and to no other", async () => {
  render(
    <>
      {systems("one")}
      {systems("one")}
      {systems("two")}
    </>,
  );
  await userEvent.click(screen.getAllByLabelText("macOS of one")[0] as HTMLElement);
  expect(chosen()).toEqual([false, true, false, true, true, false]);
});

test("keeps the chosen tab at its place on the screen", async () => {
  render(
    <>
      {systems("one")}
      {systems("one")}
    </>,
  );
  const clicked = screen.getAllByLabelText<HTMLInputElement>("macOS of one")[1] as HTMLInputElement;
  const [above] = screen.getAllByLabelText<HTMLInputElement>("macOS of one");
  // The tab above is 70 pixels higher with the other choice.
  clicked.getBoundingClientRect = () => ({ top: above?.checked ? 370 : 300 }) as DOMRect;
  await userEvent.click(clicked);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 70, behavior: "instant" });
});

test("remembers a choice and shows it on the next page", async () => {
  const { unmount } = render(systems("one"));
  await userEvent.click(screen.getByLabelText("macOS of one"));
  unmount();
  render(
    <>
      {systems("one")}
      {systems("two")}
    </>,
  );
  expect(chosen()).toEqual([true, false, true, false]);
  restoreTabChoices(document);
  expect(chosen()).toEqual([false, true, true, false]);
});

test("ignores a remembered choice that a group does not offer", () => {
  localStorage.setItem("tab:one", "windows");
  render(systems("one"));
  restoreTabChoices(document);
  expect(chosen()).toEqual([true, false]);
});

test("shows the choice even if nothing can be stored", async () => {
  const forbid = () => {
    throw new Error("Storage is forbidden.");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  render(
    <>
      {systems("one")}
      {systems("one")}
    </>,
  );
  await userEvent.click(screen.getAllByLabelText("macOS of one")[0] as HTMLElement);
  restoreTabChoices(document);
  expect(chosen()).toEqual([false, true, false, true]);
});

test("the script before the first paint shows the remembered choices", () => {
  localStorage.setItem("tab:one", "macos");
  render(
    <>
      {systems("one")}
      {systems("two")}
    </>,
  );
  const script = document.createElement("script");
  script.textContent = tabChoiceScript;
  document.body.append(script);
  script.remove();
  expect(chosen()).toEqual([false, true, true, false]);
});

test("stores no choice for tabs without a group", async () => {
  render(
    <>
      <Tabs>
        <Tab value="a" label="First">
          A
        </Tab>
        <Tab value="b" label="Second">
          B
        </Tab>
      </Tabs>
    </>,
  );
  await userEvent.click(screen.getByLabelText("Second"));
  expect(chosen()).toEqual([false, true]);
  expect(localStorage).toHaveLength(0);
});
