import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { lazyPart } from "./lazyPart";

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
type Load = () => Promise<ComponentType<{ readonly name: string }>>;

const user = userEvent.setup({ advanceTimers: (time) => void jest.advanceTimersByTime(time) });
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a sign of loading shows after 200 ms, not before, and goes when the part has come", async () => {
  let arrive: (part: typeof Greeting) => void = () => undefined;
  const Part = lazyPart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  render(<Part name="Ada" />);
  act(() => void jest.advanceTimersByTime(199));
  expect(screen.queryByRole("status")).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByRole("status")).toHaveTextContent("Loading");
  await act(async () => arrive(Greeting));
  expect(screen.getByText("Hello Ada")).toBeVisible();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a failure shows its text, and Retry asks again", async () => {
  const load = jest.fn<Load>().mockRejectedValueOnce(new Error("Loading chunk 7 failed.")).mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  render(<Part name="Ada" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("Loading chunk 7 failed.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Hello Ada")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part that was loaded once is there at once", async () => {
  const load = jest.fn<Load>().mockResolvedValue(Greeting);
  const Part = lazyPart(load);
  const { unmount } = render(<Part name="Ada" />);
  await screen.findByText("Hello Ada");
  unmount();
  render(<Part name="Grace" />);
  expect(screen.getByText("Hello Grace")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
