import { afterEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { testSite } from "../../../../test/testSite";
import { AnnouncementBar } from "./AnnouncementBar";

afterEach(() => void jest.restoreAllMocks());

const news = { id: "news-7", text: "News.", link: null, isDismissible: true };

test("dismisses the announcement and stores its id, and hides the bar even if storing fails", async () => {
  render(<AnnouncementBar />, testSite({ announcement: { ...news, link: { label: "More", href: "/launch" } } }));
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

test("renders no button if it cannot be dismissed, and no bar without the setting", () => {
  const { unmount } = render(<AnnouncementBar />, testSite({ announcement: { ...news, isDismissible: false } }));
  expect(screen.getByText("News.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  const { container } = render(<AnnouncementBar />);
  expect(container).toBeEmptyDOMElement();
});
