import { expect, test } from "@jest/globals";
import { holdsPath, packSidebar, pruneSidebar, unpackSidebar, type SidebarCategory, type SidebarItem } from "./sidebar";

const link = (path: string): SidebarItem => ({ kind: "link", label: path, path });
const category = (path: string | null, items: readonly SidebarItem[], collapsed = true): SidebarCategory => ({
  kind: "category",
  label: `${path}`,
  path,
  collapsed,
  items,
});

const deep = category("/a/b", [link("/a/b/c")]);
const closed = category("/a", [link("/a/1"), deep]);

test("an entry contains its own page and those below it, by whole path segments", () => {
  expect(holdsPath(closed, "/a")).toBe(true);
  expect(holdsPath(closed, "/a/b/c")).toBe(true);
  expect(holdsPath(closed, "/a/b/c/d")).toBe(false);
  expect(holdsPath(link("/ab"), "/a")).toBe(false);
  expect(holdsPath({ ...closed, items: null }, "/a/1")).toBe(false);
});

test("a page carries its own branch, and only the names of the others", () => {
  const other = category("/z", [link("/z/1")]);
  expect(pruneSidebar([link("/"), closed, other], "/a/1")).toEqual([
    link("/"),
    { ...closed, items: [link("/a/1"), { ...deep, items: null }] },
    { ...other, items: null },
  ]);
});

test("the page of a category carries the entries below it", () => {
  expect(pruneSidebar([closed], "/a")).toEqual([{ ...closed, items: [link("/a/1"), { ...deep, items: null }] }]);
});

test("every page carries categories that start open or have no page", () => {
  const open = category("/o", [link("/o/1")], false);
  const drawer = category(null, [link("/d/1")]);
  expect(pruneSidebar([open, drawer], "/elsewhere")).toEqual([open, drawer]);
});

test("packs a tree to less than half its size, and restores it when unpacking", () => {
  const tree = [
    link("/1"),
    closed,
    category("/z", []),
    category(null, [link("/d/1")], false),
    { ...closed, items: null },
  ];
  const packed = JSON.stringify(packSidebar(tree));
  expect(packed.length).toBeLessThan(JSON.stringify(tree).length / 2);
  expect(unpackSidebar(JSON.parse(packed))).toEqual(tree);
});

test("pruning does not change the original tree", () => {
  pruneSidebar([closed], "/elsewhere");
  expect(closed.items).toHaveLength(2);
});
