import { afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent } from "@testing-library/dom";
import { navigate } from "gatsby";
import { installNavigation } from "./navigation";

beforeAll(() => {
  installNavigation(document);
  // Behind the listener under test: jsdom cannot follow a link.
  window.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => window.history.replaceState(null, "", "/here"));
afterEach(() => {
  jest.mocked(navigate).mockClear();
  document.body.innerHTML = "";
});

function click(href: string, options: MouseEventInit = {}): void {
  document.body.innerHTML = `<a href="${href}"><b>Words</b></a>`;
  fireEvent.click(document.body.querySelector("b") as HTMLElement, options);
}

test("a link of this site goes through the router", () => {
  click("/guide?a=1#b");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/guide?a=1#b", { replace: false }]]);
});

test("the page itself again leaves no second entry in the history", () => {
  click("/here");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/here", { replace: true }]]);
});

test.each([
  ["a jump within the page", "/here#there", {}],
  ["another site", "https://example.org/", {}],
  ["a new tab", "/guide", { ctrlKey: true }],
  ["a new tab on macOS", "/guide", { metaKey: true }],
  ["a new window", "/guide", { shiftKey: true }],
  ["a download", "/guide", { altKey: true }],
  ["another button", "/guide", { button: 1 }],
])("%s is left to the browser", (_, href, options) => {
  click(href, options);
  expect(navigate).not.toHaveBeenCalled();
});

test("a click that something else has answered is left alone", () => {
  document.body.innerHTML = '<a href="/guide">Words</a>';
  const link = document.body.querySelector("a") as HTMLElement;
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});
