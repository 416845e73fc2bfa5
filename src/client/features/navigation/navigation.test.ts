import { afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { fireEvent } from "@testing-library/dom";
import { navigate } from "gatsby";
import { testStrings } from "../../../../test/testStrings";
import { installNavigation } from "./navigation";

const page = { json: { pageContext: {} } };

beforeAll(() => {
  window.___loader = { loadPage: () => Promise.resolve(page), loadPageSync: () => page };
  installNavigation(document, testStrings.loading);
  // Runs after the listener under test: jsdom cannot follow a link.
  window.addEventListener("click", (event) => event.preventDefault());
});
beforeEach(() => window.history.replaceState(null, "", "/here"));
afterEach(() => {
  jest.mocked(navigate).mockClear();
  document.body.innerHTML = "";
});

async function click(href: string, options: MouseEventInit = {}): Promise<void> {
  document.body.innerHTML = `<a href="${href}"><b>Words</b></a>`;
  fireEvent.click(document.body.querySelector("b") as HTMLElement, options);
  await Promise.resolve();
  await Promise.resolve();
}

test("a link within this site goes through the router", async () => {
  await click("/guide?a=1#b");
  expect(jest.mocked(navigate).mock.calls).toMatchObject([["/guide?a=1#b", { replace: false }]]);
});

test("a link to the current page adds no history entry", async () => {
  await click("/here");
  expect(jest.mocked(navigate).mock.calls).toMatchObject([["/here", { replace: true }]]);
});

test.each([
  ["a jump within the page", "/here#there", {}],
  ["another site", "https://example.org/", {}],
  ["a new tab", "/guide", { ctrlKey: true }],
  ["a new tab on macOS", "/guide", { metaKey: true }],
  ["a new window", "/guide", { shiftKey: true }],
  ["a download", "/guide", { altKey: true }],
  ["another button", "/guide", { button: 1 }],
])("%s is left to the browser", async (_, href, options) => {
  await click(href, options);
  expect(navigate).not.toHaveBeenCalled();
});

test("ignores a click that another listener has handled", () => {
  document.body.innerHTML = '<a href="/guide">Words</a>';
  const link = document.body.querySelector("a") as HTMLElement;
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test("scrolls smoothly only for jumps from the list of sections", () => {
  const isSmooth = () => document.documentElement.hasAttribute("data-smooth");
  const jump = (html: string) => {
    document.body.innerHTML = html;
    fireEvent.click(document.body.querySelector("a") as HTMLElement);
  };
  jump('<ul data-smooth-jumps=""><li><a href="/here#there">Section</a></li></ul>');
  expect(isSmooth()).toBe(true);
  jump('<a href="/here#there">Words</a>');
  expect(isSmooth()).toBe(false);
});
