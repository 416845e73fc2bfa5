import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { renderToString } from "react-dom/server";
import { category, link } from "../../../../test/sidebars";
import { settings } from "../../../site/settings";
import { findTitles } from "./findTitles";
import { TitleSearch } from "./TitleSearch";

const launch = [
  link("/launch/cluster"),
  category("Clusters", "/category/clusters", [link("/launch/gpu")]),
  category("Drawer", null, [link("/launch/cluster-inside")]),
];
const fetchData = jest.fn<(address: string) => Promise<object>>();

beforeEach(() => {
  fetchData.mockReset().mockImplementation((address) => {
    const items = address === "/sidebars/launch.json" ? launch : [];
    return Promise.resolve({ ok: true, json: () => Promise.resolve(items) });
  });
  Object.assign(globalThis, { fetch: fetchData });
});
afterEach(() => void jest.mocked(navigate).mockClear());

const results = () => screen.queryAllByRole("link").map((found) => found.getAttribute("href"));
const status = () => screen.getByRole("status");

describe("findTitles", () => {
  const titles = [
    { label: "Install on Linux", path: "/install/linux" },
    { label: "Install on macOS", path: "/install/macos" },
  ];
  test.each([
    ["install", 2],
    ["  LINUX install ", 1],
    ["install/mac", 1],
    ["linux macos", 0],
    ["", 0],
    ["   ", 0],
  ])("%p finds %i", (query, count) => expect(findTitles(titles, query)).toHaveLength(count));
});

test("without a query nothing is fetched and nothing is said", () => {
  render(<TitleSearch address="" />);
  expect(fetchData).not.toHaveBeenCalled();
  expect(status()).toBeEmptyDOMElement();
});

test("finds pages and categories at every depth, in all groups", async () => {
  render(<TitleSearch address="?q=cluster" />);
  expect(await screen.findByText('3 pages for "cluster"')).toBeInTheDocument();
  expect(results()).toEqual(["/launch/cluster", "/category/clusters", "/launch/cluster-inside"]);
  expect(fetchData.mock.calls.map(([address]) => address)).toEqual(
    settings.sidebars.map(({ name }) => `/sidebars/${name}.json`),
  );
  expect(screen.getByRole("searchbox")).toHaveValue("cluster");
});

test("one page is one page", async () => {
  render(<TitleSearch address="?q=gpu" />);
  expect(await screen.findByText('1 page for "gpu"')).toBeInTheDocument();
});

test("says when there is none", async () => {
  render(<TitleSearch address="?q=zebra" />);
  expect(await screen.findByText('No results for "zebra"')).toBeInTheDocument();
  expect(results()).toEqual([]);
});

test.each([
  ["the network is gone", () => Promise.reject(new Error("offline"))],
  ["a file is missing", () => Promise.resolve({ ok: false, status: 404 })],
])("says so when %s", async (_, answer) => {
  fetchData.mockImplementation(answer);
  render(<TitleSearch address="?q=cluster" />);
  expect(await screen.findByText("Unable to fetch results")).toBeInTheDocument();
  expect(status()).toHaveTextContent("You might want to check your network connection.");
});

test("what is typed becomes the page's address", async () => {
  render(<TitleSearch address="" />);
  await userEvent.type(screen.getByRole("searchbox", { name: "Words of a page's name" }), " on prem {Enter}");
  expect(jest.mocked(navigate).mock.calls).toEqual([["/search?q=on%20prem"]]);
});

test("a new query shows its own results", async () => {
  const { rerender } = render(<TitleSearch address="?q=cluster" />);
  await screen.findByText('3 pages for "cluster"');
  rerender(<TitleSearch address="?q=gpu" />);
  expect(await screen.findByText('1 page for "gpu"')).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(results()).toEqual(["/launch/gpu"]);
});

test("the static page is the same for every query, and a form without script", () => {
  const html = renderToString(<TitleSearch address="?q=cluster" />);
  expect(html).toBe(renderToString(<TitleSearch address="" />));
  expect(html).toContain('action="/search"');
  expect(html).toContain('name="q"');
});
