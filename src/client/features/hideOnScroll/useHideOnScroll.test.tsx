import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useHideOnScroll } from "./useHideOnScroll";

beforeEach(() => void Object.assign(window, { scrollY: 0 }));

function scrollTo(scrollY: number): void {
  act(() => {
    Object.assign(window, { scrollY });
    window.dispatchEvent(new Event("scroll"));
  });
}

test("hides while scrolling down, and shows while scrolling up and at the top", () => {
  const { result } = renderHook(() => useHideOnScroll(true, 60));
  scrollTo(40);
  expect(result.current).toBe(false);
  scrollTo(400);
  expect(result.current).toBe(true);
  scrollTo(397);
  expect(result.current).toBe(true);
  scrollTo(300);
  expect(result.current).toBe(false);
});

test("does not listen without the setting", () => {
  const listen = jest.spyOn(window, "addEventListener");
  const { result } = renderHook(() => useHideOnScroll(false, 60));
  scrollTo(400);
  expect(result.current).toBe(false);
  expect(listen.mock.calls.filter(([type]) => type === "scroll")).toEqual([]);
  listen.mockRestore();
});
