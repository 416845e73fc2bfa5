import { afterEach, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { testStrings } from "../../../../test/testStrings";
import { render } from "../../../../test/render";
import { CodeBlock } from "../../../mdx/CodeBlock/CodeBlock";
import { installCopyCode } from "./copyCode";

const writeText = jest.fn<(text: string) => Promise<void>>();
const codeBlock = [
  '<span class="line diff remove">old()</span>',
  '<span class="line diff add">new(<span class="t-string">"a &lt; b"</span>)</span>',
  '<span class="line">  end()</span>',
  '<span class="line diff remove">gone()</span>',
].join("\n");

beforeAll(() => {
  installCopyCode(document, testStrings.content);
  Object.assign(navigator, { clipboard: { writeText } });
});
beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void jest.useRealTimers());

async function pressCopy(): Promise<HTMLElement> {
  render(<CodeBlock html={codeBlock} language="python" />);
  const button = screen.getByRole("button");
  await act(async () => void fireEvent.click(button.firstElementChild ?? button));
  return button;
}

test("copies the text without markup and without removed lines", async () => {
  await pressCopy();
  expect(writeText.mock.calls).toEqual([['new("a < b")\n  end()']]);
});

test("keeps the removed lines in the code block", async () => {
  const button = await pressCopy();
  expect(button.parentElement).toHaveTextContent("old()");
});

test("copies both parts of a long block, and nothing between them", async () => {
  const parts = { html: '<span class="line">a</span>\n', rest: '<span class="line">b</span>' };
  render(<CodeBlock {...parts} more="Show all 2 lines" fewer="Show fewer lines" output="c" language="python" />);
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(writeText.mock.calls).toEqual([["a\nb"]]);
});

test("copies the text that the build provides instead of the text shown", async () => {
  render(<CodeBlock html={codeBlock} language="console" copied="fedml version" />);
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(writeText.mock.calls).toEqual([["fedml version"]]);
});

test("confirms that it copied, then restores its label", async () => {
  const button = await pressCopy();
  expect(button).toHaveTextContent("Copied");
  expect(button).toHaveAccessibleName("Copied");
  jest.advanceTimersByTime(1500);
  expect(button).toHaveTextContent("Copy");
  expect(button).toHaveAccessibleName("Copy code");
});

test("shows that copying failed", async () => {
  writeText.mockRejectedValue(new Error("Not allowed."));
  const button = await pressCopy();
  expect(button).toHaveTextContent("Failed");
  expect(button).toHaveAccessibleName("Copying failed");
});

test("other clicks copy nothing", async () => {
  render(<CodeBlock html={codeBlock} language="python" />);
  await act(async () => void fireEvent.click(screen.getByText("end()")));
  expect(writeText).not.toHaveBeenCalled();
});
