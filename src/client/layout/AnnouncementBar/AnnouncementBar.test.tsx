import { afterEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { settings } from "../../../site/settings";
import { AnnouncementBar } from "./AnnouncementBar";

const site = settings as { -readonly [Key in keyof typeof settings]: (typeof settings)[Key] };
const { announcement } = settings;
afterEach(() => {
  site.announcement = announcement;
  jest.restoreAllMocks();
});

test("it is dismissed for good: the id is stored, also where storing fails the bar goes", async () => {
  site.announcement = { id: "news-7", text: "News.", link: { label: "More", href: "/launch" }, isDismissible: true };
  render(<AnnouncementBar />);
  expect(screen.getByRole("link", { name: "More" })).toHaveAttribute("href", "/launch");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the announcement" }));
  expect(localStorage.getItem("announcement.dismissed")).toBe("news-7");
  expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
  delete document.documentElement.dataset["announcement"];
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  await userEvent.click(screen.getByRole("button", { name: "Dismiss the announcement" }));
  expect(document.documentElement).toHaveAttribute("data-announcement", "dismissed");
});

test("one that cannot be dismissed has no button, and without the setting there is no bar", () => {
  site.announcement = { id: "news-7", text: "News.", link: null, isDismissible: false };
  const { container, rerender } = render(<AnnouncementBar />);
  expect(screen.queryByRole("button")).toBeNull();
  site.announcement = null;
  rerender(<AnnouncementBar />);
  expect(container).toBeEmptyDOMElement();
});
