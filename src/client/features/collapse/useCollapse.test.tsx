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

test("nothing moves at first sight", () => {
  render(<Panel isOpen />);
  expect(panel()).toBeVisible();
  expect(animate).not.toHaveBeenCalled();
});

test("it shrinks from the height of its content, and is hidden when it has closed", () => {
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(panel()).toBeVisible();
  expect(lastMove()?.[0].map(({ height }) => height)).toEqual(["360px", "0px"]);
  expect(lastMove()?.[1].duration).toBe(collapseDuration(360, false));
  act(() => animation.onfinish?.());
  expect(panel()).not.toBeVisible();
});

test("it grows to the height of its content, and shows at once", () => {
  const { rerender } = render(<Panel isOpen={false} />);
  expect(panel()).not.toBeVisible();
  rerender(<Panel isOpen />);
  expect(panel()).toBeVisible();
  expect(lastMove()?.[0].map(({ height }) => height)).toEqual(["0px", "360px"]);
});

test("it takes 1 ms for readers who asked for less motion", () => {
  isMotionReduced = true;
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(lastMove()?.[1].duration).toBe(1);
});

test("changing one's mind on the way ends the first move", () => {
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  rerender(<Panel isOpen />);
  expect(animation.cancel).toHaveBeenCalled();
  act(() => animation.onfinish?.());
  expect(panel()).toBeVisible();
});

test("browsers without animations open and close at once", () => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  expect(panel()).not.toBeVisible();
});

test("a taller list takes longer, but not in proportion", () => {
  const [small, large] = [collapseDuration(36, false), collapseDuration(360, false)];
  expect(small).toBe(192);
  expect(large).toBeGreaterThan(small);
  expect(large).toBeLessThan(10 * small);
});
