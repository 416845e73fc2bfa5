import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { loadingDelay } from "../loading/loadingDelay";
import { endProgress, startProgress, wordsDelay } from "./progress";

const bar = () => document.querySelector('[role="progressbar"]');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  endProgress();
  jest.useRealTimers();
});

test("shows after 200 ms, not before", () => {
  expect(loadingDelay).toBe(200);
  startProgress("Loading the page");
  jest.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).toHaveAttribute("aria-label", "Loading the page");
});

test("does not show for a page that loads in time, and hides once a slow page has loaded", () => {
  startProgress("Loading the page");
  endProgress();
  jest.advanceTimersByTime(1000);
  expect(bar()).toBeNull();
  startProgress("Loading the page");
  jest.advanceTimersByTime(1000);
  endProgress();
  expect(bar()).toBeNull();
});

test("a second click does not render a second bar", () => {
  startProgress("Loading the page");
  jest.advanceTimersByTime(300);
  startProgress("Loading the page");
  jest.advanceTimersByTime(300);
  expect(document.querySelectorAll('[role="progressbar"]')).toHaveLength(1);
});

test("announces a slow load in words, in a status that already exists", () => {
  const status = () => document.querySelector('[role="status"]');
  startProgress("Search", "Search is still loading …");
  jest.advanceTimersByTime(wordsDelay - 1);
  expect(status()).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
  expect(status()).toHaveTextContent("Search is still loading …");
  expect(status()).toHaveClass("notice");
  endProgress();
  expect(status()).toBeNull();
});

test("cancels the words if the load ends before they appear", () => {
  startProgress("Search", "Search is still loading …");
  jest.advanceTimersByTime(wordsDelay - 1);
  endProgress();
  jest.advanceTimersByTime(wordsDelay);
  expect(document.body).toBeEmptyDOMElement();
});
