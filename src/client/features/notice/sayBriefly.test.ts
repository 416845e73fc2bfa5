import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { screen } from "@testing-library/dom";
import { sayBriefly } from "./sayBriefly";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("the text appears after its status element, and disappears by itself", () => {
  sayBriefly("Link copied");
  expect(screen.getByRole("status")).toHaveTextContent("");
  jest.advanceTimersByTime(100);
  expect(screen.getByRole("status")).toHaveTextContent("Link copied");
  jest.advanceTimersByTime(2000);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a new text replaces the old one, and stays as long", () => {
  sayBriefly("First");
  jest.advanceTimersByTime(1500);
  sayBriefly("Second");
  jest.advanceTimersByTime(1500);
  expect(screen.getByRole("status")).toHaveTextContent("Second");
});
