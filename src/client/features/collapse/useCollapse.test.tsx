import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { collapseDuration } from "./collapseDuration";
import { useCollapse } from "./useCollapse";

let animation: { onfinish?: () => void; cancel: () => void };
const animate = jest.fn<(frames: readonly { height: string }[], options: { duration: number }) => typeof animation>(
  () => animation,
);
let isMotionReduced = false;

beforeEach(() => {
  animate.mockClear();
  animation = { cancel: jest.fn() };
  isMotionReduced = false;
  Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }) });
  Object.assign(HTMLElement.prototype, { animate });
  Object.defineProperty(HTMLElement.prototype, "scrollHeight", { configurable: true, value: 360 });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  Reflect.deleteProperty(HTMLElement.prototype, "scrollHeight");
});

function Panel({ isOpen }: { readonly isOpen: boolean }) {
  const { panel, isHidden } = useCollapse(isOpen);
  return (
    <div ref={panel} hidden={isHidden} data-testid="panel">
      Text
    </div>
  );
}

const panel = () => screen.getByTestId("panel");
const lastMove = () => animate.mock.lastCall;

test("does not animate on the first render", () => {
  render(<Panel isOpen />);
  expect(panel()).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
});

test("shrinks from the height of its content, and is hidden after closing", () => {
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(panel()).toBeVisible();
  expect(lastMove()?.[0].map(({ height }) => height)).toEqual(["360px", "0px"]);
  expect(lastMove()?.[1].duration).toBe(collapseDuration(360, false));
  act(() => animation.onfinish?.());
  expect(panel()).not.toBeVisible();
});

test("shows at once, and grows to the height of its content", () => {
  const { rerender } = render(<Panel isOpen={false} />);
  expect(panel()).not.toBeVisible();
  rerender(<Panel isOpen />);
  expect(panel()).toBeVisible();
  expect(lastMove()?.[0].map(({ height }) => height)).toEqual(["0px", "360px"]);
});

test("takes 1 ms for readers who prefer reduced motion", () => {
  isMotionReduced = true;
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(lastMove()?.[1].duration).toBe(1);
});

test("cancels the animation when it is reopened while closing", () => {
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  rerender(<Panel isOpen />);
  expect(animation.cancel).toHaveBeenCalled();
  act(() => animation.onfinish?.());
  expect(panel()).toBeVisible();
});

test("closes at once in a browser without animations", () => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(panel()).not.toBeVisible();
});

test("takes longer for a taller list, but not in proportion", () => {
  const [small, large] = [collapseDuration(36, false), collapseDuration(360, false)];
  expect(small).toBe(192);
  expect(large).toBeGreaterThan(small);
  expect(large).toBeLessThan(10 * small);
});
