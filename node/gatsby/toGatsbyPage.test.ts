import { createRequire } from "node:module";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { createPage, toGatsbyPage } from "./toGatsbyPage";

const doc = toGatsbyPage("/site", {
  path: "/a",
  context: { kind: "redirect", pagePath: "/a", to: "/b" },
});

/** @param component template of the page "/a" in the last build. @returns the calls of Gatsby's actions for the page now. */
function askedOfGatsby(component: string | null): readonly string[] {
  const asked: string[] = [];
  const actions = {
    createPage: ({ path, component: template, context }: typeof doc) =>
      asked.push(`create ${path} ${template} ${JSON.stringify(context)}`),
    deletePage: ({ path, component: template }: typeof doc) => asked.push(`delete ${path} ${template}`),
  };
  const pages = new Map(component === null ? [] : [["/a", { path: "/a", component }]]);
  createPage({ actions, store: { getState: () => ({ pages }) } } as unknown as Parameters<typeof createPage>[0], doc);
  return asked;
}

const template = "/site/src/client/templates/redirect.tsx";
const created = `create /a ${template} ${JSON.stringify(doc.context)}`;

test("creates a page that is new or has the same template as before", () => {
  expect(askedOfGatsby(null)).toEqual([created]);
  expect(askedOfGatsby(template)).toEqual([created]);
});

test("deletes a page with another template before, and changes its context", () => {
  const before = "/site/src/client/templates/doc.tsx";
  expect(askedOfGatsby(before)).toEqual([`delete /a ${before}`, `create /a ${template} {"frontmatter":{}}`, created]);
});

describe("a page in the live preview", () => {
  const mode = process.env["NODE_ENV"];
  afterEach(() => void Object.assign(process.env, { NODE_ENV: mode }));

  /**
   * Creates a page in each of two runs.
   * @returns how often Gatsby's `createPage` is called, and whether the second run updated the page's time.
   */
  function createTwice([first, second]: readonly [typeof doc, typeof doc], NODE_ENV: string) {
    Object.assign(process.env, { NODE_ENV });
    const pages = new Map<string, object>();
    const createGatsbyPage = jest.fn((page: typeof doc) => void pages.set(page.path, { ...page, updatedAt: 0 }));
    const actions = { createPage: createGatsbyPage, deletePage: jest.fn() };
    const args = { actions, store: { getState: () => ({ pages }) } } as unknown as Parameters<typeof createPage>[0];
    createPage(args, first);
    createPage(args, second);
    const { updatedAt } = pages.get(second.path) as { readonly updatedAt: number };
    return { asked: createGatsbyPage.mock.calls.length, isTouched: updatedAt > 0 };
  }

  test("is kept if it is unchanged", () => {
    const same = (path: string) => [{ ...doc, path }, structuredClone({ ...doc, path })] as const;
    expect(createTwice(same("/kept"), "development")).toEqual({ asked: 1, isTouched: true });
    expect(createTwice(same("/built"), "production")).toEqual({ asked: 2, isTouched: false });
  });

  test("is created again if it has changed", () => {
    const changed = { ...doc, path: "/changed", context: { ...doc.context, digest: "2" } };
    expect(createTwice([{ ...doc, path: "/changed" }, changed], "development")).toEqual({ asked: 2, isTouched: false });
  });

  test("is created again if Gatsby has lost it", () => {
    const lost = { ...doc, path: "/lost" };
    expect(createTwice([lost, lost], "development").asked).toBe(1);
    // Each call of `createTwice` starts without pages.
    expect(createTwice([lost, lost], "development").asked).toBe(1);
  });
});

test("compiles a document with code together with its template", () => {
  const context = { kind: "page", pagePath: "/b", file: "content/pages/b.mdx", lastUpdated: null } as const;
  const page = toGatsbyPage("/site", { path: "/b", context, liveFile: "content/pages/b.mdx" });
  expect(page.component).toBe("/site/src/client/templates/page.tsx?__contentFilePath=/site/content/pages/b.mdx");
});

test("gatsby-plugin-mdx never creates a page with code a second time", async () => {
  const { onCreatePage } = createRequire(import.meta.url)("gatsby-plugin-mdx/gatsby-node") as {
    onCreatePage: (args: object, options: object) => Promise<void>;
  };
  const file = { absolutePath: `${process.cwd()}/content/pages/markdown-page.mdx`, internal: { contentDigest: "1" } };
  const onPage = async (page: object) => {
    const actions = { createPage: jest.fn(), deletePage: jest.fn() };
    await onCreatePage({ page, actions, getNodesByType: () => [file] }, {});
    return actions.createPage.mock.calls.length;
  };
  const context = { kind: "page", pagePath: "/b", file: "content/pages/b.mdx", lastUpdated: null } as const;
  const page = toGatsbyPage(process.cwd(), { path: "/b", context, liveFile: "content/pages/markdown-page.mdx" });
  const created: object[] = [];
  const pages = new Map([["/b", { path: "/b", component: template }]]);
  const actions = { createPage: (one: object) => created.push(one), deletePage: () => undefined };
  createPage({ actions, store: { getState: () => ({ pages }) } } as unknown as Parameters<typeof createPage>[0], page);
  expect(await Promise.all(created.map(onPage))).toEqual([0, 0]);
  // Without `frontmatter` in the context, the plugin creates the page again.
  expect(await onPage({ ...page, context })).toBe(1);
});

test("in the live preview, a changed file changes the context of its page, so the query runs again", () => {
  const context = { kind: "page", pagePath: "/b", file: "content/pages/b.mdx", lastUpdated: null } as const;
  const contextOf = (digest?: string) => toGatsbyPage("/site", { path: "/b", context }, digest).context;
  expect(contextOf()).toEqual(context);
  expect(contextOf("1")).not.toEqual(contextOf("2"));
});
