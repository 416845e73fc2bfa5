import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { render } from "../../../../test/render";
import { PageMenu } from "./PageMenu";

const writeText = jest.fn<(text: string) => Promise<void>>();
const fetchFile = jest.fn<(href: string) => Promise<Partial<Response>>>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  fetchFile.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve("# Job YAML\n") });
  Object.assign(globalThis, { fetch: fetchFile });
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => void jest.useRealTimers());

const menu = () => screen.getByRole<HTMLDetailsElement>("group");

async function press(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByText("Copy page")));
}

test("links to the page's file and to its group's file", () => {
  render(<PageMenu path="/launch/yaml" group="launch" />);
  expect(screen.getByText("View as Markdown")).toHaveAttribute("href", "/launch/yaml.md");
  expect(screen.getByText("All of Launch as text")).toHaveAttribute("href", "/llms-full/launch.txt");
});

test("links to no group's file on a page outside of the groups", () => {
  render(<PageMenu path="/about" />);
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(3);
});

test.each([
  ["Claude", "https://claude.ai/new"],
  ["ChatGPT", "https://chatgpt.com/"],
])("asks %s about the page's file", (name, form) => {
  render(<PageMenu path="/launch/yaml" group="launch" />);
  const { origin, pathname, searchParams } = new URL(screen.getByText<HTMLAnchorElement>(`Open in ${name}`).href);
  expect(origin + pathname).toBe(form);
  expect([...searchParams]).toEqual([["q", "Read https://docs.example.org/launch/yaml.md, then wait."]]);
});

test("copies the file only on request, and confirms it for a while", async () => {
  jest.useFakeTimers();
  render(<PageMenu path="/launch/yaml" group="launch" />);
  expect(fetchFile).not.toHaveBeenCalled();
  await press();
  expect(fetchFile.mock.calls).toEqual([["/launch/yaml.md"]]);
  expect(writeText.mock.calls).toEqual([["# Job YAML\n"]]);
  expect(screen.getByText("Copied")).toHaveAttribute("aria-live", "polite");
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.getByText("Copy page")).toBeInTheDocument();
});

test.each([
  ["the file is not there", () => fetchFile.mockResolvedValue({ ok: false, status: 404 })],
  ["the network fails", () => fetchFile.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["the browser forbids it", () => writeText.mockRejectedValue(new Error("Not allowed."))],
])("shows that copying failed when %s", async (_, fail) => {
  fail();
  render(<PageMenu path="/launch/yaml" group="launch" />);
  await press();
  expect(screen.getByText("Copying failed")).toBeInTheDocument();
});

test("Escape closes the menu and returns the focus", async () => {
  render(<PageMenu path="/launch/yaml" group="launch" />);
  menu().open = true;
  screen.getByText("View as Markdown").focus();
  await userEvent.keyboard("{Escape}");
  expect(menu().open).toBe(false);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});
