import { expect, test } from "@jest/globals";
import type { PageContext } from "../../src/shared/pages";
import type { Problem } from "../common/problem";
import { previewReport, type PreviewedDoc, type PreviewState } from "./previewReport";

const doc = (name: string, given: Partial<PreviewedDoc> = {}): PreviewedDoc => ({
  file: `content/docs/${name}.mdx`,
  path: `/${name}`,
  title: name,
  words: 100,
  ...given,
});

const problem = (file: string): Problem => ({
  file,
  line: 3,
  rule: "dead-link",
  severity: "warning",
  what: "What.",
  fix: "how.",
});

function reportOf(path: string, state: Partial<PreviewState>, former: readonly PreviewedDoc[] = []) {
  return previewReport({
    path,
    template: null,
    digest: "1",
    bundle: "2",
    bundling: 3,
    restart: null,
    state: { plans: [], docs: [], written: [], categoryPages: [], problems: [], ...state },
    former: new Map(former.map((each) => [each.path, each])),
    formerCategories: new Map([["/category/old", "content/docs/a/_category_.yml"]]),
    shownBy: (file) => (file.endsWith("/a.mdx") ? ["content/reference/config.yaml"] : []),
  });
}

test("lists the problems of a page and of the files that it shows, and counts all others", () => {
  const problems = ["content/docs/a.mdx", "content/docs/b.mdx", "content/reference/config.yaml"].map(problem);
  const docs = [doc("a"), doc("b")];
  const [ownOfA, ownOfB, data] = problems.map(({ file }) => `${file}:3  dead-link  (warning)\n  What.\n  Fix: how.`);
  expect(reportOf("/a", { docs, problems })).toEqual({
    template: null,
    digest: "1",
    bundle: "2",
    bundling: 3,
    restart: null,
    gone: null,
    own: [ownOfA, data],
    others: [ownOfB],
    summary: "1 problem in other files",
  });
  expect(reportOf("/b", { docs, problems })).toMatchObject({ own: [ownOfB], summary: "2 problems in other files" });
  expect(reportOf("/search", { docs, problems })).toMatchObject({ gone: null, own: [], others: { length: 3 } });
});

test("links a page with a changed address to the new one", () => {
  const docs = [doc("a", { path: "/moved" })];
  const gone = { text: "content/docs/a.mdx is at another address now:", path: "/moved" };
  expect(reportOf("/a", { docs }, [doc("a")]).gone).toEqual(gone);
  // A redirect from the old address does not change this for the open page.
  const context: PageContext = { kind: "redirect", pagePath: "/a", to: "/moved" };
  expect(reportOf("/a", { docs, plans: [{ path: "/a", context }] }, [doc("a")]).gone).toEqual(gone);
});

test("links a page with a renamed file to the most similar page, and reports a deleted file", () => {
  const former = [doc("a", { title: "Title", words: 31 })];
  const renamed = doc("b", { title: "Title", words: 31 });
  expect(reportOf("/a", { docs: [renamed] }, former).gone).toEqual({
    text: "content/docs/a.mdx does not exist anymore. content/docs/b.mdx has the same title and length:",
    path: "/b",
  });
  const deleted = {
    text: "content/docs/a.mdx does not exist anymore. The next build does not have this page.",
    path: null,
  };
  expect(reportOf("/a", { docs: [doc("c")] }, former).gone).toEqual(deleted);
  // The target of a redirect is known, so no guess is needed.
  const context: PageContext = { kind: "redirect", pagePath: "/a", to: "/c" };
  expect(reportOf("/a", { docs: [renamed], plans: [{ path: "/a", context }] }, former).gone).toEqual({
    text: "content/docs/a.mdx has moved:",
    path: "/c",
  });
  // Two documents match, so neither is suggested.
  expect(reportOf("/a", { docs: [renamed, doc("c", { title: "Title", words: 31 })] }, former).gone).toEqual(deleted);
});

test("reports nothing for an address that another page has now, or that never existed", () => {
  const context: PageContext = { kind: "search", pagePath: "/a" };
  expect(reportOf("/a", { plans: [{ path: "/a", context }] }, [doc("a")]).gone).toBeNull();
  expect(reportOf("/never", {}).gone).toBeNull();
});

test("links the page of a folder with a changed address to the new one", () => {
  const categoryPages = [{ file: "content/docs/a/_category_.yml", path: "/category/new" }];
  const gone = { text: "The page of content/docs/a/_category_.yml is at another address now:", path: "/category/new" };
  expect(reportOf("/category/old", { categoryPages }).gone).toEqual(gone);
  const context: PageContext = { kind: "redirect", pagePath: "/category/old", to: "/category/new" };
  expect(reportOf("/category/old", { categoryPages, plans: [{ path: "/category/old", context }] }).gone).toEqual(gone);
  expect(reportOf("/category/old", {}).gone).toMatchObject({ path: null });
  const other: PageContext = { kind: "search", pagePath: "/category/old" };
  expect(reportOf("/category/old", { plans: [{ path: "/category/old", context: other }] }).gone).toBeNull();
});

test("reports a document whose address another page has, with its problems", () => {
  const file = "content/docs/a.mdx";
  const state = { docs: [doc("b")], written: [doc("a", { path: "/b" }), doc("b")], problems: [problem(file)] };
  const { gone, own, others } = reportOf("/a", state, [doc("a")]);
  expect(gone).toEqual({ text: `${file} has no page now. Another page has its address:`, path: "/b" });
  expect(own).toEqual([`${file}:3  dead-link  (warning)\n  What.\n  Fix: how.`]);
  expect(others).toEqual([]);
  expect(reportOf("/a", { ...state, written: [doc("b")] }, [doc("a")])).toMatchObject({ own: [] });
});
