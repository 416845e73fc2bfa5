import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { render, withSite } from "../../../../test/render";
import { category, link } from "../../../../test/sidebars";
import { packSidebar, type SidebarItem } from "../../../shared/sidebar";
import { SidebarTree } from "./SidebarTree";
import { useSidebarTree, type CarriedSidebar } from "./useSidebarTree";

const whole = [
  link("/g/start"),
  category("Alpha", "/category/alpha", [link("/g/alpha/one"), category("Deep", "/g/deep", [link("/g/deep/two")])]),
  category("Beta", "/category/beta", [link("/g/beta/one-b")]),
  category("Drawer", null, [link("/g/drawer/three")]),
];
/** The part of the tree that the page in Alpha carries. */
const carried = [
  link("/g/start"),
  category("Alpha", "/category/alpha", [link("/g/alpha/one"), category("Deep", "/g/deep", null)]),
  category("Beta", "/category/beta", null),
  category("Drawer", null, [link("/g/drawer/three")]),
];

const fetchData = jest.fn<(address: string) => Promise<object>>();

beforeEach(() => {
  fetchData.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(packSidebar(whole)) });
  Object.assign(globalThis, { fetch: fetchData });
});
afterEach(() => void jest.useRealTimers());

function Tree({ items, path }: { readonly items: readonly SidebarItem[]; readonly path: string }) {
  const tree = useSidebarTree({ name: "guide", items }, path);
  return tree && <SidebarTree {...tree} path={path} />;
}

const toggleOf = (label: RegExp | string) => screen.getByRole("button", { name: label });
const page = (name: string) => screen.queryByRole("link", { name });

describe("on the first render", () => {
  test("opens the branch of the page, and no other", () => {
    render(<Tree items={carried} path="/g/alpha/one" />);
    expect(toggleOf("Close Alpha")).toHaveAttribute("aria-expanded", "true");
    expect(toggleOf("Open Beta")).toHaveAttribute("aria-expanded", "false");
    expect(page("one")).toBeVisible();
    expect(page("one-b")).toBeNull();
  });

  test("marks only the page", () => {
    const { container } = render(<Tree items={carried} path="/g/alpha/one" />);
    expect([...container.querySelectorAll("[aria-current]")]).toEqual([page("one")]);
    expect(page("one")).toHaveAttribute("aria-current", "page");
  });

  test("marks the page of a category, and opens its branch", () => {
    render(<Tree items={carried} path="/category/alpha" />);
    expect(page("Alpha")).toHaveAttribute("aria-current", "page");
    expect(page("one")).toBeVisible();
  });

  test("a category without a page starts collapsed, as its author wrote", async () => {
    render(<Tree items={carried} path="/g/start" />);
    expect(toggleOf("Drawer")).toHaveAttribute("aria-expanded", "false");
    expect(page("three")).toBeNull();
    await userEvent.click(toggleOf("Drawer"));
    expect(page("three")).toBeVisible();
  });

  test("a static page contains the links of a category without a page for readers without JavaScript", () => {
    const items = [category("Drawer", null, [link("/g/three"), category("Inner", null, [link("/g/four")])])];
    const html = renderToString(withSite(<Tree items={items} path="/elsewhere" />));
    // HTML does not allow one inside the other.
    const [, inside = "", ...others] = html.split(/<\/?noscript\b[^>]*>/);
    expect(inside.match(/href="[^"]*"/g)).toEqual(['href="/g/three"', 'href="/g/four"']);
    expect(others).toHaveLength(1);
  });

  test("opens a category that its author set to open", () => {
    render(<Tree items={[category("Open", "/o", [link("/o/in")], true)]} path="/elsewhere" />);
    expect(page("in")).toBeVisible();
  });

  test("a toggle refers to the list that it opens", () => {
    render(<Tree items={carried} path="/g/alpha/one" />);
    const list = document.getElementById(toggleOf("Close Alpha").getAttribute("aria-controls") ?? "");
    expect(list).toContainElement(page("one"));
  });
});

test("before scripts run, only a label without a page is a button", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(withSite(<Tree items={carried} path="/g/alpha/one" />));
  expect([...page.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(["Drawer"]);
  const rows = [...page.querySelectorAll<HTMLElement>("[data-open]")];
  expect(rows.map((row) => [row.querySelector("a")?.textContent, row.dataset["open"]])).toEqual([
    ["Alpha", "1"],
    ["Deep", "0"],
    ["Beta", "0"],
  ]);
});

test("renders no rows for closed branches", () => {
  const { container } = render(<Tree items={whole} path="/g/start" />);
  expect([...container.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual([
    "start",
    "Alpha",
    "Beta",
  ]);
});

describe("opening and closing", () => {
  test("closes and opens a branch that the page carries without fetching", async () => {
    render(<Tree items={carried} path="/g/alpha/one" />);
    await userEvent.click(toggleOf("Close Alpha"));
    expect(page("one")).toBeNull();
    await userEvent.click(toggleOf("Open Alpha"));
    expect(page("one")).toBeVisible();
    expect(fetchData).not.toHaveBeenCalled();
  });

  test("does not close another branch when one opens", async () => {
    render(<Tree items={whole} path="/g/alpha/one" />);
    await userEvent.click(toggleOf("Open Beta"));
    expect(page("one-b")).toBeVisible();
    expect(page("one")).toBeVisible();
    await userEvent.click(toggleOf("Close Beta"));
    expect(page("one")).toBeVisible();
  });

  test("fetches a branch that the page does not carry when it is opened", async () => {
    render(<Tree items={carried} path="/g/alpha/one" />);
    await userEvent.click(toggleOf("Open Beta"));
    expect(await screen.findByRole("link", { name: "one-b" })).toBeVisible();
    expect(fetchData.mock.calls).toEqual([["/sidebars/guide.json"]]);
    expect(toggleOf("Open Deep")).toHaveAttribute("aria-expanded", "false");
  });

  test.each([
    ["the network is gone", () => Promise.reject(new Error("offline"))],
    ["the file is gone", () => Promise.resolve({ ok: false })],
    ["the file is no data", () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
  ])("when %s, keeps the links and can try again", async (_, answer) => {
    fetchData.mockImplementationOnce(answer);
    render(<Tree items={carried} path="/g/alpha/one" />);
    await userEvent.click(toggleOf("Open Beta"));
    expect(page("one")).toBeVisible();
    expect(page("Beta")).toHaveAttribute("href", "/category/beta");
    expect(toggleOf("Open Beta")).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(toggleOf("Open Beta"));
    expect(await screen.findByRole("link", { name: "one-b" })).toBeVisible();
  });
});

test("adds a new page to a tree that was fetched before in the live preview", async () => {
  const { rerender } = render(<Tree items={carried} path="/g/alpha/one" />);
  await userEvent.click(toggleOf("Open Beta"));
  expect(await screen.findByRole("link", { name: "one-b" })).toBeVisible();

  const added = link("/g/new");
  fetchData.mockResolvedValue({ ok: true, json: () => Promise.resolve(packSidebar([...whole, added])) });
  rerender(<Tree items={[...carried, added]} path="/g/alpha/one" />);
  expect(await screen.findByRole("link", { name: "new" })).toBeVisible();
  expect(page("one-b")).toBeVisible();
});

describe("on navigation", () => {
  test("keeps open branches open, and opens the branch of the new page", () => {
    const { rerender } = render(<Tree items={whole} path="/g/alpha/one" />);
    rerender(<Tree items={whole} path="/g/beta/one-b" />);
    expect(page("one")).toBeVisible();
    expect(page("one-b")).toHaveAttribute("aria-current", "page");
    expect(page("one")).not.toHaveAttribute("aria-current");
  });

  test("remembers a group while the reader is elsewhere", async () => {
    const other = [link("/h/start"), category("Gamma", "/h/gamma", [link("/h/gamma/one-c")])];
    const Site = ({ name, items, path }: CarriedSidebar & { readonly path: string }) => {
      const tree = useSidebarTree({ name, items }, path);
      return tree && <SidebarTree key={name} {...tree} path={path} />;
    };
    const { rerender } = render(<Site name="guide" items={whole} path="/g/start" />);
    await userEvent.click(toggleOf("Open Beta"));
    rerender(<Site name="other" items={other} path="/h/start" />);
    expect(page("one-b")).toBeNull();
    expect(toggleOf("Open Gamma")).toHaveAttribute("aria-expanded", "false");
    rerender(<Site name="guide" items={whole} path="/g/start" />);
    expect(page("one-b")).toBeVisible();
  });

  test("fetches the rest for a reader who stays, unless nothing is missing", async () => {
    jest.useFakeTimers();
    const { unmount } = render(<Tree items={whole} path="/g/alpha/one" />);
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(fetchData).not.toHaveBeenCalled();
    unmount();
    render(<Tree items={carried} path="/g/alpha/one" />);
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(fetchData).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(fetchData).toHaveBeenCalledTimes(1);
  });
});
