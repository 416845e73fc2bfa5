import { afterEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { testStrings } from "../../../../test/testStrings";
import { hideNotice, showNotice as show, type NoticeOptions } from "./notice";

const showNotice = (options: Omit<NoticeOptions, "texts">) => show({ ...options, texts: testStrings.loading });

afterEach(hideNotice);

test("shows one alert at a time, with its text escaped", () => {
  showNotice({ title: "First", text: "Gone when the second comes." });
  showNotice({ title: "Second", text: "<b>Text</b> is text." });
  expect(screen.getByRole("alert")).toHaveTextContent("Second<b>Text</b> is text.Dismiss");
});

test("Retry hides the notice before it retries, so that a second failure is announced again", async () => {
  const onRetry = jest.fn(() => {
    expect(screen.queryByRole("alert")).toBeNull();
    showNotice({ title: "Failed", text: "Again." });
  });
  showNotice({ title: "Failed", text: "Once.", onRetry });
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Again.");
});

test("a notice without Retry can be dismissed", async () => {
  showNotice({ title: "Failed", text: "For good." });
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("closing the notice returns the focus, unless it has moved elsewhere", async () => {
  document.body.innerHTML = "<button>Search</button><button>Other</button>";
  const [opener, other] = screen.getAllByRole("button");
  for (const name of ["Dismiss", "Retry"]) {
    opener?.focus();
    const isShown = showNotice({ title: "Failed", text: "Again.", onRetry: () => undefined });
    expect(isShown()).toBe(true);
    while (document.activeElement?.textContent !== name) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(isShown()).toBe(false);
    expect(opener).toHaveFocus();
  }
  showNotice({ title: "Failed", text: "Again." });
  screen.getByRole("button", { name: "Dismiss" }).focus();
  other?.focus();
  hideNotice();
  expect(other).toHaveFocus();
});
